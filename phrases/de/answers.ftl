# Answers to questions; forms as in events.ftl.

# -- Grids -----------------------------------------------------------------------------------
grid-of = Karten von { $player }.
    .braille = Karten { $player }

line-cards =
    { $axis ->
        [row] Reihe { $line }: { $cards }.
       *[column] Spalte { $line }: { $cards }.
    }
    .terse =
        { $axis ->
            [row] Reihe { $line }: { $cards }.
           *[column] { $line }: { $cards }.
        }

line-gone =
    { $axis ->
        [row] Reihe { $line } ist weg.
       *[column] Spalte { $line } ist weg.
    }
    .terse =
        { $axis ->
            [row] Reihe { $line }: weg.
           *[column] { $line }: weg.
        }

all-hidden = alles verdeckt
all-shown = alles verdeckt, { $cards }
cell-hidden = verdeckt
cell-gone = weg
cell-shown = verdeckte { $card }
touch-row = r{ $row }
touch-hidden = v
touch-gone = ..
touch-column-gone = weg

place-answer =
    { $you ->
        [yes] { $position }
       *[no] { $position } von { $player }
    }: { lies-there }.
    .braille =
        { $you ->
            [yes] { $position }
           *[no] { $player } { $position }
        }: { $lying ->
            [open] { $card }
            [shown] { $card } v
            [gone] weg
           *[hidden] v
        }

lies-there =
    { $lying ->
        [open] { $card }
        [shown] verdeckte { $card }
        [gone] weg
       *[hidden] verdeckt
    }

# -- Single facts ----------------------------------------------------------------------------
discard-top = Auf der Ablage liegt { $card }.
    .terse = Ablage { $card }.
    .braille = Ablage { $card }

discard-empty = Die Ablage ist leer.
    .braille = Ablage leer

hand-held =
    { $you ->
        [yes] Du hast { $card } in der Hand.
       *[no] { $player } hat { $card } in der Hand.
    }
    .terse =
        { $you ->
            [yes] In der Hand { $card }.
           *[no] { $player } Hand { $card }.
        }
    .braille =
        { $you ->
            [yes] Hand { $card }
           *[no] { $player } Hand { $card }
        }

hand-empty =
    { $you ->
        [yes] Du hast keine Karte in der Hand.
       *[no] { $player } hat keine Karte in der Hand.
    }
    .terse =
        { $you ->
            [yes] Keine Karte in der Hand.
           *[no] { $player } Hand leer.
        }
    .braille =
        { $you ->
            [yes] Hand leer
           *[no] { $player } Hand leer
        }

open-points =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } offen { $points_count ->
        [1] einen Punkt.
        [-1] minus einen Punkt.
       *[other] { $points } Punkte.
    }
    .terse = { $player } offen { $points }.
    .braille = { $player } offen { $points }

hidden-cards =
    { $you ->
        [yes] Du hast
       *[no] { $player } hat
    } { $hidden_count ->
        [0] keine verdeckte Karte.
        [one] eine verdeckte Karte.
       *[other] { $hidden } verdeckte Karten.
    }
    .terse = { $player } verdeckt { $hidden }.
    .braille = { $player } verdeckt { $hidden }

pair-answer =
    { $you ->
        [yes] Spalte { $line }
       *[no] Spalte { $line } von { $player }
    } hat zweimal { $card }, { $position } ist { $lying ->
        [open] { $third }
        [shown] noch verdeckt, aber { $third }
        [gone] weg
       *[hidden] noch verdeckt
    }.
    .terse =
        { $you ->
            [yes] Spalte { $line }
           *[no] { $player }, Spalte { $line }
        }: zweimal { $card }.
    .braille =
        { $you ->
            [yes] { $line }: { $card } { $card }
           *[no] { $player } { $line }: { $card } { $card }
        }, { $position } { $lying ->
            [open] { $third }
            [shown] { $third } v
            [gone] weg
           *[hidden] v
        }

no-pairs =
    { $you ->
        [yes] Du hast in keiner Spalte zwei gleiche.
       *[no] { $player } hat in keiner Spalte zwei gleiche.
    }
    .terse = { $player }: kein Paar.
    .braille = { $player } kein Paar

totals-answer =
    { $rounds_count ->
        [0] Noch ist keine Runde gewertet.
        [one] Nach einer Runde: { $totals }.
       *[other] Nach { $rounds } Runden: { $totals }.
    }
    .terse =
        { $rounds_count ->
            [0] Noch keine Runde gewertet.
           *[other] { $totals }.
        }
    .braille =
        { $rounds_count ->
            [0] noch keine Runde
           *[other] { $totals }
        }

total-of =
    { $you ->
        [yes] Du hast insgesamt { $total }.
       *[no] { $player } hat insgesamt { $total }.
    }
    .terse = { $player } { $total }.
    .braille = { $player } { $total }

expected =
    { $step ->
        [opening] { $cards_left_count ->
            [one] { must } noch eine Karte auf.
           *[other] { must } zwei Karten auf.
        }
        [turn] { is-on }: ziehe, oder nimm { $card } von der Ablage.
        [drawn] { has } { $card } gezogen: tausche die Karte, oder wirf sie ab.
        [taken] { has } { $card } von der Ablage genommen: tausche die Karte.
        [flip] { must } jetzt eine Karte auf.
        [may-flip] { may } jetzt eine Karte aufdecken, oder nichts.
        [game-over] Die Partie ist zu Ende, mit ja beginnt noch eine.
       *[round-over] Die Runde ist zu Ende, mit weiter beginnt die nächste.
    }
    .braille =
        { $step ->
            [opening] { $player }: noch { $cards_left } aufdecken
            [turn] { $player }: ziehe oder nimm { $card }
            [drawn] { $player }: tausche { $card } oder wirf
            [taken] { $player }: tausche { $card }
            [flip] { $player }: decke auf
            [may-flip] { $player }: decke auf oder nichts
            [game-over] Partie zu Ende, noch eine: ja
           *[round-over] Runde zu Ende: weiter
        }
    .narrow =
        { $step ->
            [opening] { $player }: noch { $cards_left } auf
            [turn] { $player }: ziehe, nimm { $card }
            [drawn] { $player }: tausche, wirf
            [taken] { $player }: tausche { $card }
            [flip] { $player }: decke auf
            [may-flip] { $player }: auf, nichts
            [game-over] noch eine: ja
           *[round-over] Ende: weiter
        }

situation =
    { $step ->
        [opening] Runde { $round }, { $cards_left_count ->
            [one] { must } noch eine Karte auf.
           *[other] { must } noch zwei Karten auf.
        }
        [turn] Runde { $round }, { is-on }, auf der Ablage liegt { $card }.
        [drawn] Runde { $round }, { has } { $card } gezogen.
        [taken] Runde { $round }, { has } { $card } von der Ablage genommen.
        [flip] Runde { $round }, { must } noch eine Karte auf.
        [may-flip] Runde { $round }, { may } noch eine Karte aufdecken.
        [game-over] Die Partie ist zu Ende, mit ja beginnt noch eine.
       *[round-over] Runde { $round } ist gewertet, mit weiter beginnt die nächste.
    }
    .braille =
        { $step ->
            [game-over] Partie zu Ende, noch eine: ja
           *[other] Runde { $round }
        }

pile-size =
    { $cards_count ->
        [0] Der Nachziehstapel ist leer.
        [one] Im Nachziehstapel liegt noch eine Karte.
       *[other] Im Nachziehstapel liegen { $cards } Karten.
    }
    .terse = Stapel { $cards }.
    .braille = Stapel { $cards }

unseen =
    { $unseen_count ->
        [0] Alle { $copies } Karten mit { $card } sind schon aufgetaucht.
        [one] Von { $copies } Karten mit { $card } ist eine noch nicht aufgetaucht.
       *[other] Von { $copies } Karten mit { $card } sind { $unseen } noch nicht aufgetaucht.
    }
    .terse = Noch { $unseen } von { $copies }.
    .braille = { $card }: noch { $unseen } von { $copies }

unseen-apart =
    { $unseen_count ->
        [0] Mit { $card } ist keine Karte mehr verborgen.
        [one] Mit { $card } ist noch eine Karte verborgen, { $in_pile_count ->
            [0] in den Auslagen.
           *[other] im Stapel.
        }
       *[other] Mit { $card } sind noch { $unseen } Karten verborgen, im Stapel { $in_pile_count ->
            [0] keine
            [one] eine
           *[other] { $in_pile }
        }, in den Auslagen { $in_grids_count ->
            [0] keine.
            [one] eine.
           *[other] { $in_grids }.
        }
    }
    .braille = { $card }: Stapel { $in_pile }, verdeckt { $in_grids }

counts-uncertain = Das ist ungewiss, denn am Tisch wurde eine Karte zu viel bestätigt.
    .braille = ungewiss

counted-aloud =
    { $you ->
        [yes] Du zählst
       *[no] { $player } zählt
    }: { $cards }.
    .braille = { $player }: { $cards }

awaited =
    { $what ->
        [first] Welche Karte liegt offen auf der Ablage?
        [drawn] Welche Karte hat { $player } gezogen?
        [replaced] Welche Karte lag auf { $position }?
        [shown] Welche Karte liegt bei { $player } auf { $position }?
        [final] Was liegt bei { $player } noch verdeckt auf { $places }?
       *[flip] Welche Karte deckt { $player } auf { $position } auf?
    }
    .braille =
        { $what ->
            [first] Karte der Ablage?
            [drawn] Karte von { $player }?
            [replaced] vorher auf { $position }?
            [final] { $player } { $places }?
           *[other] { $player } { $position }?
        }

amended =
    { $where ->
        [discards] Berichtigt: auf der Ablage liegt { $card }, nicht { $before }.
        [hand] Berichtigt: in der Hand ist { $card }, nicht { $before }.
       *[place] Berichtigt: { $position } von { $player } ist { $card }, nicht { $before }.
    }
    .braille =
        { $where ->
            [discards] Ablage { $card } statt { $before }
            [hand] Hand { $card } statt { $before }
           *[place] { $player } { $position }: { $card } statt { $before }
        }

amended-again =
    { $undone ->
        [yes] Zurückgenommen, es gilt wieder { $card }, nicht { $before }.
       *[no] Es gilt wieder { $card }, nicht { $before }.
    }
    .braille = wieder { $card } statt { $before }

clears-now =
    { $axis ->
        [row] Damit hat { $player } in Reihe { $line } viermal { $card }, und die Reihe ist weg.
       *[column] Damit hat { $player } in Spalte { $line } dreimal { $card }, und die Spalte ist weg.
    }
    .braille =
        { $axis ->
            [row] { $player }: Reihe { $line } weg
           *[column] { $player }: Spalte { $line } weg
        }

clears-later =
    { $axis ->
        [row] Damit hat { $player } in Reihe { $line } viermal { $card }, und die Reihe geht mit dem nächsten Zug von { $player } weg.
       *[column] Damit hat { $player } in Spalte { $line } dreimal { $card }, und die Spalte geht mit dem nächsten Zug von { $player } weg.
    }
    .braille =
        { $axis ->
            [row] { $player }: Reihe { $line } geht bald
           *[column] { $player }: Spalte { $line } geht bald
        }

lies-again =
    { $axis ->
        [row] Damit liegt Reihe { $line } bei { $player } wieder da.
       *[column] Damit liegt Spalte { $line } bei { $player } wieder da.
    }
    .braille =
        { $axis ->
            [row] { $player }: Reihe { $line } da
           *[column] { $player }: Spalte { $line } da
        }

card-noted = { $player } hat { $position }: { $card }.
    .braille = { $player } { $position }: { $card }

undone = Zurückgenommen.
    .braille = zurückgenommen

nothing-since = Seitdem ist nichts geschehen.
    .braille = seitdem nichts

nothing-to-repeat = Davor war nichts.
    .braille = davor nichts

written = Geschrieben in { $name }.
    .braille = in { $name }

put-or-flip = { $card } auf { $position } legen, oder { $card } abwerfen und { $position } aufdecken?
    .braille = { $card } auf { $position }, oder { $position } auf?

declined = Gut, dann nicht.
    .braille = gut, nicht

setting-is = Es gilt: { $setting } { $value }.
    .braille = { $setting }: { $value }

all-settings = Eingestellt: { $settings }.
    .braille = { $by-touch }

left-open = Diese Partie bleibt gespeichert, mit weiter kommst du zurück.
    .braille = weiter führt zurück

always-saved = Gespeichert wird von selbst, nach jedem Schritt.
    .braille = schon gespeichert

farewell = Alles ist gespeichert. Bis bald.
    .braille = gespeichert, bis bald

farewell-unsaved = Achtung, die Partie ist nicht gespeichert. Bis bald.
    .braille = nicht gespeichert!

farewell-lobby = Bis bald.
    .braille = bis bald

# -- Parts of the sentences above ------------------------------------------------------------
is-on =
    { $you ->
        [yes] du bist dran
       *[no] { $player } ist dran
    }

has =
    { $you ->
        [yes] du hast
       *[no] { $player } hat
    }

must =
    { $you ->
        [yes] du deckst
       *[no] { $player } deckt
    }

may =
    { $you ->
        [yes] du darfst
       *[no] { $player } darf
    }
