# Advice: what is best and why, what else there is, what a round's choices cost. Forms as in
# events.ftl. In braille forms a move is what can be typed for it.

# -- Parts of the sentences below ------------------------------------------------------------
move =
    { $verb ->
        [draw] ziehe
        [take] nimm { $card } auf { $position }
        [swap] tausche { $position }
        [throw-and-flip] wirf { $card } ab und decke { $position } auf
        [throw] wirf { $card } ab
        [flip] decke { $position } auf
       *[pass] decke nichts auf
    }
    .braille =
        { $verb ->
            [draw] z
            [take] n { $position }
            [swap] t { $position }
            [throw-and-flip] x { $position }
            [throw] x
            [flip] u { $position }
           *[pass] nichts
        }
    .to =
        { $verb ->
            [draw] zu ziehen
            [take] { $card } auf { $position } zu nehmen
            [swap] { $position } zu tauschen
            [throw-and-flip] { $card } abzuwerfen und { $position } aufzudecken
            [throw] { $card } abzuwerfen
            [flip] { $position } aufzudecken
           *[pass] nichts aufzudecken
        }

third-comes = Spalte { $line } hat dann zweimal { $card }, die dritte kommt bei jedem Ziehen mit { $chance } Prozent

better-than =
    { $near ->
        [yes] fast gleich gut ist { $other }
       *[no] das ist { $points_told } besser als { $other }
    }

better-terse =
    { $near ->
        [yes] fast gleich { $other }
       *[no] { $other } { $points } schlechter
    }

better-cells =
    { $near ->
        [yes] fast gleich { $other }
       *[no] { $other } { $points } mehr
    }

has-time =
    { $waits ->
        [yes] , und { $other } hat noch Zeit
       *[no] {""}
    }

at-part =
    { $part ->
        [grid] bei den Punkten, die liegen bleiben
        [columns] bei den Spalten
        [standing] beim Stand der Runde
        [feeding] bei dem, was { $player } von der Ablage hat
        [ending] bei der Verdopplung
       *[idling] weil es vorangehen soll
    }

ends-round =
    beendet die Runde mit { $open_end ->
        [yes] einer Summe um { $sum }
       *[no] der Summe { $sum }
    }, { $safe ->
        [yes] und das wird nie verdoppelt
       *[no] verdoppelt wird mit { $chance } Prozent
    }

ends-cells =
    Ende mit { $sum }{ $safe ->
        [yes] {""}
       *[no] , verdoppelt { $chance } Prozent
    }

# -- The best action and its reason ----------------------------------------------------------
tip-swap =
    { $move }: { $saving ->
        [sure] das spart { $points_told }{ $pair ->
            [yes] , und { third-comes }
           *[no] { has-time }
        }
        [mean] das spart im Mittel { $points_told }{ $pair ->
            [yes] , und { third-comes }
           *[no] { has-time }
        }
       *[none] { third-comes }
    }.
    .terse =
        { $move }: { $saving ->
            [none] Paar { $card }, { $chance } Prozent
           *[other] spart { $points }{ $pair ->
                [yes] , Paar { $card }, { $chance } Prozent
               *[no] {""}
            }
        }.
    .braille =
        { $move }: { $saving ->
            [none] { $line } { $card } { $card }, { $chance } Prozent
           *[other] spart { $points }{ $pair ->
                [yes] , { $line } { $card } { $card }, { $chance } Prozent
               *[no] {""}
            }
        }

tip-clear =
    { $move }: { $axis ->
        [row] Reihe { $line } hat dann viermal { $card } und ist weg
       *[column] Spalte { $line } hat dann dreimal { $card } und ist weg
    }, das spart { $points_told }.
    .braille =
        { $move }: { $axis ->
            [row] Reihe { $line } weg
           *[column] Spalte { $line } weg
        }, spart { $points }

tip-part =
    { $move }: { $other_to } ist { $near ->
        [yes] fast gleich gut
       *[no] { $points_told } schlechter, vor allem { at-part }
    }.
    .braille =
        { $move }: { $near ->
            [yes] fast gleich { $other }
           *[no] { $other } { $points } mehr
        }

tip-end = { $move }: das { ends-round }.
    .terse = { $move }: Ende mit { $sum }{ $safe ->
        [yes] {""}
       *[no] , verdoppelt mit { $chance } Prozent
    }.
    .braille = { $move }: { ends-cells }
    .narrow = { $move }: { $safe ->
        [yes] Ende mit { $sum }
       *[no] doppelt { $chance } Prozent
    }

tip-last =
    { $move }: { $saving ->
        [sure] das spart im letzten Zug { $points_told }
        [mean] das spart im letzten Zug im Mittel { $points_told }
       *[none] das kostet im letzten Zug am wenigsten
    }{ $doubles ->
        [yes] {" "}und verdoppelt { $player } mit { $chance } Prozent
       *[no] {""}
    }.
    .braille =
        { $move }: { $saving ->
            [none] am wenigsten
           *[other] spart { $points }
        }{ $doubles ->
            [yes] , { $player } doppelt { $chance } Prozent
           *[no] {""}
        }

tip-draw =
    { $move }: mit { $chance } Prozent kommt eine Karte zum Behalten, { $card } zu nehmen ist { $near ->
        [yes] fast gleich gut
       *[no] { $points_told } schlechter
    }.
    .terse =
        { $move }: gute Karte { $chance } Prozent, nehmen { $near ->
            [yes] fast gleich gut
           *[no] { $points } schlechter
        }.
    .braille =
        { $move }: gute Karte { $chance } Prozent, { $near ->
            [yes] n fast gleich
           *[no] n { $points } mehr
        }
    .narrow = { $move }: { $near ->
        [yes] fast gleich n
       *[no] n { $points } mehr
    }

tip-throw =
    { $move }: der beste Tausch ist { $near ->
        [yes] fast gleich gut
       *[no] { $points_told } schlechter
    }.
    .terse =
        { $move }: Tausch { $near ->
            [yes] fast gleich gut
           *[no] { $points } schlechter
        }.
    .braille =
        { $move }: Tausch { $near ->
            [yes] fast gleich
           *[no] { $points } mehr
        }

tip-flip =
    { $move }: { $place ->
        [only] es ist die einzige verdeckte Karte
        [alike] alle verdeckten Karten sind jetzt gleich gut
        [fit] dort liegt mit { $chance } Prozent die dritte { $card } für Spalte { $line }
        [fresh] in Spalte { $line } liegt noch nichts offen, { better-than }
       *[better] { better-than }
    }.
    .terse =
        { $move }: { $place ->
            [only] die einzige verdeckte
            [alike] alle gleich gut
            [fit] dritte { $card } mit { $chance } Prozent
           *[better] { better-terse }
        }.
    .braille =
        { $move }: { $place ->
            [only] die einzige
            [alike] alle gleich gut
            [fit] dritte { $card }, { $chance } Prozent
           *[better] { better-cells }
        }
    .narrow = { $move }: { $place ->
        [only] die einzige
        [alike] egal, welche
        [fit] dritte { $card }
       *[better] { better-cells }
    }

tip-pass =
    { $move }: jedes Aufdecken ist { $near ->
        [yes] fast gleich gut
       *[no] { $points_told } schlechter
    }.
    .braille =
        { $move }: sonst { $near ->
            [yes] fast gleich
           *[no] { $points } mehr
        }

nothing-to-decide =
    { $why ->
        [card] Erst fehlt noch eine Karte, danach gibt es einen Tipp.
        [not-in-turn] { $player } ist nicht dran und hat nichts zu entscheiden.
        [round-over] Gerade ist nichts zu entscheiden, mit weiter beginnt die nächste Runde.
       *[game-over] Die Partie ist zu Ende, zu entscheiden ist nichts mehr.
    }
    .braille =
        { $why ->
            [card] erst die Karte
            [not-in-turn] { $player } nicht dran
            [round-over] nichts zu entscheiden: weiter
           *[game-over] Partie zu Ende
        }

advice-off =
    { $game ->
        [yes] Diese Partie wird ohne Tipps gespielt.
       *[no] Tipps sind ausgeschaltet, mit tipps an gibt es sie wieder.
    }
    .braille =
        { $game ->
            [yes] Partie ohne Tipps
           *[no] ohne Tipps, etwa: tipps an
        }

# -- The reasons -----------------------------------------------------------------------------
other-move =
    { $move }: { $near ->
        [yes] fast gleich gut
       *[no] { $points_told } schlechter, vor allem { at-part }
    }.
    .terse =
        { $move }: { $near ->
            [yes] fast gleich gut
           *[no] { $points } schlechter
        }.
    .braille =
        { $move }: { $near ->
            [yes] fast gleich
           *[no] { $points } mehr, { $part ->
                [grid] Punkte
                [columns] Spalten
                [standing] Stand
                [feeding] Ablage
                [ending] Verdopplung
               *[idling] Stillstand
            }
        }
    .narrow = { $move }: { $near ->
        [yes] fast gleich
       *[no] { $points } mehr
    }

no-other-move =
    { $alike ->
        [yes] Alles andere ist genau gleich gut.
       *[no] Etwas anderes geht nicht.
    }
    .braille =
        { $alike ->
            [yes] alles gleich gut
           *[no] sonst geht nichts
        }

next-person =
    Auf die Ablage kommt { $gift ->
        [card] { $card }
       *[unknown] die verdeckte Karte von { $position }
    }, das nützt { $player } { $useful ->
        [yes] und kostet im Mittel { $points_told }
       *[no] nichts
    }.
    .terse =
        Ablage { $gift ->
            [card] { $card }
           *[unknown] verdeckt von { $position }
        }, für { $player } { $useful ->
            [yes] { $points }
           *[no] nichts
        }.
    .braille =
        Ablage { $gift ->
            [card] { $card }
           *[unknown] { $position } v
        }, { $player }: { $useful ->
            [yes] { $points }
           *[no] nichts
        }

ending-risk = { $move }: das { ends-round }.
    .terse = { $move }: Ende mit { $sum }{ $safe ->
        [yes] {""}
       *[no] , verdoppelt mit { $chance } Prozent
    }.
    .braille = { $move }: { ends-cells }
    .narrow = { $move }: { $safe ->
        [yes] Ende mit { $sum }
       *[no] doppelt { $chance } Prozent
    }

# -- The review after a round ----------------------------------------------------------------
costly-moment =
    { $named ->
        [yes] Runde { $round }, { costly-when }:
       *[no] { costly-when }:
    }
    .braille =
        { $named ->
            [yes] R{ $round } { costly-when-cells }
           *[no] { costly-when-cells }
        }

costly-when =
    { $when ->
        [opening] vor Zug 1, beim Aufdecken
        [turn] Zug { $turn }, auf der Ablage { $card }
        [in-hand] Zug { $turn }, in der Hand { $card }
       *[after-discard] Zug { $turn }, nach dem Abwerfen von { $card }
    }

costly-when-cells =
    { $when ->
        [opening] Aufdecken
        [turn] Zug { $turn }, Ablage { $card }
        [in-hand] Zug { $turn }, Hand { $card }
       *[after-discard] Zug { $turn }, ab { $card }
    }

costly-choice =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } { $deed ->
        [drew] gezogen
        [took] { $card } auf { $position } genommen
        [swapped] { $position } getauscht
        [threw] abgeworfen
        [flipped] { $position } aufgedeckt
       *[passed] nichts aufgedeckt
    }, { $points_told } besser wäre gewesen, { $better_to }.
    .braille =
        { $deed ->
            [drew] z
            [took] n { $position }
            [swapped] t { $position }
            [threw] x
            [flipped] u { $position }
           *[passed] nichts
        }, { $points } besser: { $better }

no-costly-choice =
    { $you ->
        [yes] Keine deiner Entscheidungen war teuer.
       *[no] Keine Entscheidung von { $player } war teuer.
    }
    .braille =
        { $you ->
            [yes] keine war teuer
           *[no] { $player }: keine war teuer
        }

accuracy = Genauigkeit { $percent } Prozent: bei { $decisions } Entscheidungen { $points_told } verschenkt.
    .braille = genau { $percent } Prozent, verschenkt { $points }
    .narrow =
        genau { $percent } Prozent
        verschenkt { $points }

luck-and-skill =
    Die Entscheidungen kosteten { $choices_told }, { cards-gave }, { $others_way ->
        [saved] die anderen ersparten { $others_told }
       *[cost] die anderen kosteten { $others_told }
    }, zusammen { $result_way ->
        [cost] { $result_told } schlechter als { $rivals }
        [saved] { $result_told } besser als { $rivals }
       *[neither] gleich gut wie { $rivals }
    }{ $several ->
        [yes] {" "}im Mittel
       *[no] {""}
    }. { turned-by }
    .braille = Wahl { $choices }, Karten { cards-cells }, { turned-by-cells }
    .narrow =
        Wahl { $choices }
        Karten { cards-cells }
        { turned-by-cells }

cards-gave =
    { $cards_way ->
        [saved] die Karten ersparten { $cards_told }
       *[cost] die Karten kosteten { $cards_told }
    }

cards-cells =
    { $cards_way ->
        [saved] -{ $cards }
       *[cost] { $cards }
    }

turned-by =
    { $turning ->
        [choices] Den Ausschlag gaben die Entscheidungen.
        [cards] Den Ausschlag gaben die Karten, nicht die Entscheidungen.
        [others] Den Ausschlag gaben die anderen, nicht die Entscheidungen.
       *[nothing] Nichts gab den Ausschlag.
    }

turned-by-cells =
    { $turning ->
        [choices] entschied Wahl
        [cards] entschieden Karten
        [others] entschieden andere
       *[nothing] ausgeglichen
    }

review-in-short =
    { $you ->
        [yes] Du
       *[no] { $player }
    }: Genauigkeit { $percent } Prozent, die Entscheidungen kosteten { $choices_told }, { cards-gave }. { turned-by }
    .braille = { $player } { $percent } Prozent, Karten { cards-cells }
    .narrow =
        { $player } { $percent } Prozent
        Karten { cards-cells }

no-review = Noch ist keine Runde gewertet, darum gibt es nichts zu analysieren.
    .braille = noch keine Runde
