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
        [yes] { $other } wäre fast genauso gut
       *[no] das ist { $points_told } besser als { $other }
    }

better-terse =
    { $near ->
        [yes] { $other } fast genauso
       *[no] { $other } um { $points } schlechter
    }

better-cells =
    { $near ->
        [yes] { $other } fast gleich
       *[no] { $other } kostet { $points }
    }

has-time =
    { $waits ->
        [yes] , und { $other } kann noch warten
       *[no] {""}
    }

at-part =
    { $part ->
        [grid] wegen der Karten, die liegen bleiben
        [columns] wegen der Spalten
        [standing] im Vergleich zu den anderen
        [feeding] weil { $player } dann mehr von der Ablage hat
        [ending] wegen der Verdopplung
       *[idling] weil die Runde so nicht vorankommt
    }

ends-round =
    beendet die Runde mit { $open_end ->
        [yes] einer Summe von etwa { $sum }
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
    { $move }: { $other_to } wäre { $near ->
        [yes] fast genauso gut
       *[no] { $points_told } schlechter, vor allem { at-part }
    }.
    .braille =
        { $move }: { $near ->
            [yes] { $other } fast gleich
           *[no] { $other } kostet { $points }
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
        [yes] , und mit { $chance } Prozent wird { $player } verdoppelt
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
    { $move }: mit { $chance } Prozent kommt eine Karte zum Behalten, { $card } zu nehmen wäre { $near ->
        [yes] fast genauso gut
       *[no] { $points_told } schlechter
    }.
    .terse =
        { $move }: zum Behalten { $chance } Prozent, nehmen { $near ->
            [yes] fast genauso gut
           *[no] um { $points } schlechter
        }.
    .braille =
        { $move }: behalten { $chance } Prozent, { $near ->
            [yes] n fast gleich
           *[no] n kostet { $points }
        }
    .narrow = { $move }: { $near ->
        [yes] fast gleich n
       *[no] n { $points } mehr
    }

tip-throw =
    { $move }: der beste Tausch wäre { $near ->
        [yes] fast genauso gut
       *[no] { $points_told } schlechter
    }.
    .terse =
        { $move }: Tausch { $near ->
            [yes] fast genauso gut
           *[no] um { $points } schlechter
        }.
    .braille =
        { $move }: Tausch { $near ->
            [yes] fast gleich
           *[no] kostet { $points }
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
    { $move }: etwas aufzudecken wäre { $near ->
        [yes] fast genauso gut
       *[no] { $points_told } schlechter
    }.
    .braille =
        { $move }: u { $near ->
            [yes] fast gleich
           *[no] kostet { $points }
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
        [yes] fast genauso gut
       *[no] { $points_told } schlechter, vor allem { at-part }
    }.
    .terse =
        { $move }: { $near ->
            [yes] fast genauso gut
           *[no] um { $points } schlechter
        }.
    .braille =
        { $move }: { $near ->
            [yes] fast gleich
           *[no] kostet { $points }, { $part ->
                [grid] Karten
                [columns] Spalten
                [standing] Vergleich
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
        [yes] Alles andere ist genauso gut.
       *[no] Etwas anderes geht nicht.
    }
    .braille =
        { $alike ->
            [yes] alles gleich gut
           *[no] nur das geht
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
        }, nützt { $player } { $useful ->
            [yes] { $points_told }
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

accuracy = Genauigkeit { $percent } Prozent bei { $decisions } Entscheidungen.
    .braille = genau { $percent } Prozent

luck-and-skill =
    Die Entscheidungen kosteten { $choices_told }, { cards-gave }, { $others_way ->
        [saved] die anderen ersparten { $others_told }
       *[cost] die anderen kosteten { $others_told }
    }. { $you ->
        [yes] Damit bist du
       *[no] Damit ist { $player }
    } { $result_way ->
        [cost] { $result_told } schlechter als { $rivals }
        [saved] { $result_told } besser als { $rivals }
       *[neither] genauso gut wie { $rivals }
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
        [cards] Den Ausschlag gaben die Karten.
        [others] Den Ausschlag gaben die anderen.
       *[nothing] Alles zusammen glich sich aus.
    }

turned-by-cells =
    { $turning ->
        [choices] vor allem Wahl
        [cards] vor allem Karten
        [others] vor allem andere
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

no-review = Eine Analyse gibt es, sobald eine Runde gewertet ist.
    .braille = erst nach einer Runde
