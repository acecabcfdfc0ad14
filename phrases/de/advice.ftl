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

move-cells =
    { $verb ->
        [draw] z
        [take] n { $position }
        [swap] t { $position }
        [throw-and-flip] x { $position }
        [throw] x
        [flip] u { $position }
       *[pass] nichts
    }

so-many-points =
    { $points_count ->
        [10] einen Punkt
       *[other] { $points } Punkte
    }

third-comes = Spalte { $line } hat dann zweimal { $card }, die dritte kommt bei jedem Ziehen mit { $chance } Prozent

better-than =
    { $near ->
        [yes] fast gleich gut ist { $other }
       *[no] das ist { so-many-points } besser als { $other }
    }

better-cells =
    { $near ->
        [yes] fast gleich { $other }
       *[no] { $other } { $points } mehr
    }

ends-round =
    beendet die Runde mit { $open_end ->
        [yes] im Mittel { with-sum }
       *[no] { with-sum }
    }, { $safe ->
        [yes] und das wird nie verdoppelt
       *[no] verdoppelt wird mit { $chance } Prozent
    }

with-sum =
    { $sum_count ->
        [1] einem Punkt
        [-1] minus einem Punkt
       *[other] { $sum } Punkten
    }

ends-cells =
    Ende mit { $sum }{ $safe ->
        [yes] {""}
       *[no] , verdoppelt { $chance } Prozent
    }

# -- The best action and its reason ----------------------------------------------------------
tip-swap =
    { move }: { $saving ->
        [sure] das spart { so-many-points }{ $pair ->
            [yes] , und { third-comes }
           *[no] {""}
        }
        [mean] das spart im Mittel { so-many-points }{ $pair ->
            [yes] , und { third-comes }
           *[no] {""}
        }
       *[none] { third-comes }
    }.
    .braille =
        { move-cells }: { $saving ->
            [none] { $line } { $card } { $card }, { $chance } Prozent
           *[other] spart { $points }{ $pair ->
                [yes] , { $line } { $card } { $card }, { $chance } Prozent
               *[no] {""}
            }
        }

tip-clear =
    { move }: { $axis ->
        [row] Reihe { $line } hat dann viermal { $card } und ist weg
       *[column] Spalte { $line } hat dann dreimal { $card } und ist weg
    }{ $gains ->
        [yes] , das spart { so-many-points }
       *[no] {""}
    }.
    .braille =
        { move-cells }: { $axis ->
            [row] Reihe { $line } weg
           *[column] Spalte { $line } weg
        }{ $gains ->
            [yes] , spart { $points }
           *[no] {""}
        }

tip-part =
    { move }: { $part ->
        [columns] das ist für die Spalten am besten
        [standing] so steht die Runde am besten
        [feeding] so bekommt { $player } am wenigsten von der Ablage
       *[other] das lässt am wenigsten Punkte liegen
    }, alles andere ist wenigstens { so-many-points } schlechter.
    .braille = { move-cells }: sonst { $points } schlechter

tip-end = { move }: das { ends-round }.
    .braille = { move-cells }: { ends-cells }

tip-last =
    { move }: { $saving ->
        [sure] das spart im letzten Zug { so-many-points }
        [mean] das spart im letzten Zug im Mittel { so-many-points }
       *[none] das kostet im letzten Zug am wenigsten
    }{ $doubles ->
        [yes] {" "}und verdoppelt { $player } mit { $chance } Prozent
       *[no] {""}
    }.
    .braille =
        { move-cells }: { $saving ->
            [none] am wenigsten
           *[other] spart { $points }
        }{ $doubles ->
            [yes] , { $player } doppelt { $chance } Prozent
           *[no] {""}
        }

tip-draw =
    { move }: mit { $chance } Prozent kommt eine Karte zum Behalten, { $card } zu nehmen ist { $near ->
        [yes] fast gleich gut
       *[no] { so-many-points } schlechter
    }.
    .braille =
        { move-cells }: gute Karte { $chance } Prozent, { $near ->
            [yes] n fast gleich
           *[no] n { $points } mehr
        }

tip-throw =
    { move }: der beste Tausch ist { $near ->
        [yes] fast gleich gut
       *[no] { so-many-points } schlechter
    }.
    .braille =
        { move-cells }: Tausch { $near ->
            [yes] fast gleich
           *[no] { $points } mehr
        }

tip-flip =
    { move }: { $place ->
        [only] es ist die einzige verdeckte Karte
        [alike] alle verdeckten Karten sind jetzt gleich gut
        [fit] dort liegt mit { $chance } Prozent die dritte { $card } für Spalte { $line }
        [fresh] in Spalte { $line } liegt noch nichts offen, { better-than }
       *[better] { better-than }
    }.
    .braille =
        { move-cells }: { $place ->
            [only] die einzige
            [alike] alle gleich gut
            [fit] dritte { $card }, { $chance } Prozent
           *[better] { better-cells }
        }

tip-pass =
    { move }: aufzudecken ist { $near ->
        [yes] fast gleich gut
       *[no] { so-many-points } schlechter
    }.
    .braille =
        { move-cells }: sonst { $near ->
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
    { move }: { $near ->
        [yes] fast gleich gut
       *[no] { so-many-points } schlechter, vor allem { $part ->
            [grid] wegen der Punkte, die liegen bleiben
            [columns] weil die Spalten dann weniger versprechen
            [standing] weil die Runde dann schlechter steht
            [feeding] weil { $player } dann mehr von der Ablage hat
            [ending] wegen der Verdopplung
           *[idling] weil dann nichts vorangeht
        }
    }.
    .braille =
        { move-cells }: { $near ->
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
        [yes] und kostet im Mittel { so-many-points }
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

ending-risk = { move }: das { ends-round }.
    .braille = { move-cells }: { ends-cells }

# -- The review after a round ----------------------------------------------------------------
better-move =
    { $verb ->
        [draw] ziehe
        [take] nimm { $better_card } auf { $better_position }
        [swap] tausche { $better_position }
        [throw-and-flip] wirf { $better_card } ab und decke { $better_position } auf
        [throw] wirf { $better_card } ab
        [flip] decke { $better_position } auf
       *[pass] decke nichts auf
    }

better-cells-of-move =
    { $verb ->
        [draw] z
        [take] n { $better_position }
        [swap] t { $better_position }
        [throw-and-flip] x { $better_position }
        [throw] x
        [flip] u { $better_position }
       *[pass] nichts
    }

costly-moment =
    { $several ->
        [yes] Runde { $round }, { costly-when }:
       *[no] { costly-when }:
    }
    .braille =
        { $several ->
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
    }, { so-many-points } besser war: { better-move }.
    .braille =
        { $deed ->
            [drew] z
            [took] n { $position }
            [swapped] t { $position }
            [threw] x
            [flipped] u { $position }
           *[passed] nichts
        }, { $points } besser: { better-cells-of-move }

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

accuracy =
    Genauigkeit { $percent } Prozent: bei { $decisions_count ->
        [1] einer Entscheidung
       *[other] { $decisions } Entscheidungen
    } { $points_count ->
        [0] nichts verschenkt
        [10] einen Punkt verschenkt
       *[other] { $points } Punkte verschenkt
    }.
    .braille = genau { $percent } Prozent, verschenkt { $points }

luck-and-skill =
    { $choices_count ->
        [0] Die Entscheidungen kosteten nichts
        [10] Die Entscheidungen kosteten einen Punkt
       *[other] Die Entscheidungen kosteten { $choices } Punkte
    }, { cards-gave }, { $others_way ->
        [cost] die anderen kosteten { $others_count ->
            [10] einen
           *[other] { $others }
        }
        [saved] die anderen ersparten { $others_count ->
            [10] einen
           *[other] { $others }
        }
       *[neither] die anderen nichts
    }, zusammen { $result_way ->
        [cost] { $result_count ->
            [10] ein Punkt
           *[other] { $result } Punkte
        } schlechter als { $rivals }
        [saved] { $result_count ->
            [10] ein Punkt
           *[other] { $result } Punkte
        } besser als { $rivals }
       *[neither] gleich gut wie { $rivals }
    }{ $several ->
        [yes] {" "}im Mittel
       *[no] {""}
    }. { turned-by }
    .braille = Wahl { $choices }, Karten { cards-cells }, { turned-by-cells }

cards-gave =
    { $cards_way ->
        [cost] die Karten kosteten { $cards_count ->
            [10] einen
           *[other] { $cards }
        }
        [saved] die Karten ersparten { $cards_count ->
            [10] einen
           *[other] { $cards }
        }
       *[neither] die Karten nichts
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
    }: Genauigkeit { $percent } Prozent, { $choices_count ->
        [0] die Entscheidungen kosteten nichts
        [10] die Entscheidungen kosteten einen Punkt
       *[other] die Entscheidungen kosteten { $choices } Punkte
    }, { cards-gave }. { turned-by }
    .braille = { $player } { $percent } Prozent, Karten { cards-cells }

no-review = Noch ist keine Runde gewertet, darum gibt es nichts zu analysieren.
    .braille = noch keine Runde
