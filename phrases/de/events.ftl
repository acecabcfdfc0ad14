# What has happened. One entry holds every form of one event:
#   value      normal, spoken              .then      the same as the rest of a line
#   .terse     knapp                       .terse-then
#   .full      ausführlich                 .full-then
#   .braille   40 cells                    .braille-then
#   .narrow    20 cells                    .narrow-then
# A missing form falls back: narrow, braille, terse, normal; full to normal.
# $you is yes if the only person at this keyboard did it. A form that is empty is not told.
# In braille forms cards are digits with a minus and places are written small. What the prompt says
# at once, whose turn it is and the drawn card, needs no line there: each line costs an Enter.

game-opening =
    { $limit ->
        [rounds] Neue Partie über { $rounds_count ->
            [one] eine Runde
           *[other] { $rounds } Runden
        }: { $players }.
        [beyond] Neue Partie, bis jemand über { $target } hat: { $players }.
       *[target] Neue Partie bis { $target }: { $players }.
    }
    .braille =
        { $limit ->
            [rounds] { $rounds_count ->
                [one] Partie über 1 Runde
               *[other] Partie über { $rounds } Runden
            }
            [beyond] Partie bis über { $target }
           *[target] Partie bis { $target }
        }: { $players }
    .narrow =
        { $limit ->
            [rounds] Partie, Runden: { $rounds }
            [beyond] Partie bis über { $target }
           *[target] Partie bis { $target }
        }

round-started = Runde { $round }.
    .braille = Runde { $round }

card-shown =
    { $you ->
        [yes] Deine Karten
       *[no] Karten von { $player }
    }, { $position }: { $card }
    .then = , { $position }: { $card }
    .braille = { $player } { $position }: { $card }

discard-opened = Auf der Ablage liegt { $card }.
    .terse = Ablage { $card }.
    .braille = Ablage { $card }

opening-reveal =
    { $you ->
        [yes] Du deckst { $position } auf: { $card }
       *[no] { $player } deckt { $position } auf: { $card }
    }
    .then = , { $position }: { $card }
    .terse =
        { $you ->
            [yes] { $position }: { $card }
           *[no] { $player } hat { $position }: { $card }
        }
    .braille =
        { $you ->
            [yes] { $position }: { $card }
           *[no] { $player } { $position }: { $card }
        }

final-reveal =
    { $you ->
        [yes] Du deckst noch auf, { $position }: { $card }
       *[no] { $player } deckt noch auf, { $position }: { $card }
    }
    .then = , { $position }: { $card }
    .terse =
        { $you ->
            [yes] Rest, { $position }: { $card }
           *[no] { $player }, { $position }: { $card }
        }
    .braille =
        { $you ->
            [yes] Rest { $position }: { $card }
           *[no] { $player } { $position }: { $card }
        }

opening-asked =
    { $you ->
        [yes] { $cards_count ->
            [one] Noch eine Karte, bitte.
           *[other] { $round_count ->
                [1] Decke zwei Karten auf, zum Beispiel: A1 B1.
               *[other] Decke zwei Karten auf.
            }
        }
       *[no] { $cards_count ->
            [one] { $player } deckt noch eine Karte auf.
           *[other] { $player } deckt zwei Karten auf.
        }
    }
    .braille = { "" }

starter =
    { $reason ->
        [highest_sum] { $you ->
            [yes] Du hast mit { $sum } die höchste Summe und beginnst.
           *[no] { $player } hat mit { $sum } die höchste Summe und beginnt.
        }
        [opening_tie] Gleich hoch mit { $sum }: { $tied }. { $you ->
            [yes] Nach der Sitzordnung beginnst du.
           *[no] Nach der Sitzordnung beginnt { $player }.
        }
        [round_winner] { $you ->
            [yes] Du hast die letzte Runde gewonnen und beginnst.
           *[no] { $player } hat die letzte Runde gewonnen und beginnt.
        }
       *[round_ender] { $you ->
            [yes] Du hast die letzte Runde beendet und beginnst.
           *[no] { $player } hat die letzte Runde beendet und beginnt.
        }
    }
    .terse =
        { $you ->
            [yes] Du beginnst.
           *[no] { $player } beginnt.
        }
    .braille =
        { $reason ->
            [highest_sum] { begins }, { $sum }
            [opening_tie] { begins }, gleich { $sum }
           *[other] { begins }
        }
    .narrow = { begins }

turn-started =
    { $final ->
        [yes] { $you ->
            [yes] Du bist dran, dein letzter Zug.
           *[no] { $player } ist dran, letzter Zug.
        }
       *[no] { $you ->
            [yes] Du bist dran.
           *[no] { $player } ist dran.
        }
    }
    .braille =
        { $final ->
            [yes] { $you ->
                [yes] letzter Zug
               *[no] { $player } dran, letzter Zug
            }
           *[no] { "" }
        }
    .narrow =
        { $final ->
            [yes] letzter Zug
           *[no] { "" }
        }

pile-reshuffled = Der Nachziehstapel ist leer. Die Ablage wird neu gemischt, { $count_count ->
        [one] eine Karte.
       *[other] { $count } Karten.
    }
    .terse = Ablage neu gemischt, { $count_count ->
            [one] eine Karte.
           *[other] { $count } Karten.
        }
    .braille = neuer Stapel: { $count }

card-drawn =
    { $you ->
        [yes] Du ziehst { $card }
       *[no] { $player } zieht { $card }
    }
    .braille =
        { $you ->
            [yes] { "" }
           *[no] { $player } zieht { $card }
        }
    .narrow =
        { $you ->
            [yes] { "" }
           *[no] { $player } z { $card }
        }

discard-taken =
    { $you ->
        [yes] Du nimmst { $card } von der Ablage
       *[no] { $player } nimmt { $card } von der Ablage
    }
    .terse =
        { $you ->
            [yes] Du nimmst { $card }
           *[no] { $player } nimmt { $card }
        }
    .braille =
        { $you ->
            [yes] { "" }
           *[no] { $player } nimmt { $card }
        }
    .narrow =
        { $you ->
            [yes] { "" }
           *[no] { $player } n { $card }
        }

swap =
    { $you ->
        [yes] Du legst { $card } auf { $position }, weg kommt { $replaced }
       *[no] { $player } legt { $card } auf { $position }, weg kommt { $replaced }{ $was_hidden ->
            [yes] , vorher verdeckt
           *[no] { "" }
        }
    }
    .then =
        { $you ->
            [yes] , legst sie auf { $position }, weg kommt { $replaced }
           *[no] , legt sie auf { $position }, weg kommt { $replaced }{ $was_hidden ->
                [yes] , vorher verdeckt
               *[no] { "" }
            }
        }
    .terse =
        { $you ->
            [yes] { $card } auf { $position }, weg { $replaced }
           *[no] { $player } legt { $card } auf { $position }, weg { $replaced }
        }
    .terse-then = { "" } auf { $position }, weg { $replaced }
    .full =
        { $you ->
            [yes] Du legst { $card } auf { $position }, weg kommt { $replaced }
           *[no] { $player } legt { $card } auf { $position }, weg kommt { $replaced }
        }{ $was_hidden ->
            [yes] , vorher verdeckt
           *[no] { "" }
        }{ $on_top ->
            [yes] , jetzt oben auf der Ablage
           *[no] { "" }
        }
    .full-then =
        { $you ->
            [yes] , legst sie auf { $position }, weg kommt { $replaced }
           *[no] , legt sie auf { $position }, weg kommt { $replaced }
        }{ $was_hidden ->
            [yes] , vorher verdeckt
           *[no] { "" }
        }{ $on_top ->
            [yes] , jetzt oben auf der Ablage
           *[no] { "" }
        }
    .braille =
        { $you ->
            [yes] { $position }: { $card }, weg: { $replaced }
           *[no] { $player } { $position }: { $card }, weg: { $replaced }{ $was_hidden ->
                [yes] { "" } v
               *[no] { "" }
            }
        }
    .braille-then = { "" } auf { $position }, weg: { $replaced }{ $was_hidden ->
            [yes] { "" } v
           *[no] { "" }
        }
    .narrow =
        { $you ->
            [yes] { $position }: { $card }, weg: { $replaced }
           *[no] { $player } { $position }: { $card }, weg: { $replaced }
        }
    .narrow-then = { "" } { $position }, weg: { $replaced }

card-discarded =
    { $you ->
        [yes] Du wirfst { $card } ab
       *[no] { $player } wirft { $card } ab
    }
    .then =
        { $you ->
            [yes] , wirfst sie ab
           *[no] , wirft sie ab
        }
    .braille =
        { $you ->
            [yes] ab: { $card }
           *[no] { $player } wirft { $card }
        }
    .braille-then = , wirft
    .narrow-then = , ab

# Where the rules leave it open; never alone on a line.
nothing-revealed =
    { $you ->
        [yes] Du deckst nichts auf
       *[no] { $player } deckt nichts auf
    }
    .braille =
        { $you ->
            [yes] nichts auf
           *[no] { $player }: nichts auf
        }
    .then =
        { $you ->
            [yes] { "" } und deckst nichts auf
           *[no] { "" } und deckt nichts auf
        }
    .terse-then = , nichts auf
    .braille-then = , nichts auf

card-revealed =
    { $you ->
        [yes] Du deckst { $position } auf: { $card }
       *[no] { $player } deckt { $position } auf: { $card }
    }
    .then =
        { $you ->
            [yes] { "" } und deckst { $position } auf: { $card }
           *[no] { "" } und deckt { $position } auf: { $card }
        }
    .terse =
        { $you ->
            [yes] { $position }: { $card }
           *[no] { $player } deckt { $position } auf: { $card }
        }
    .terse-then = , { $position }: { $card }
    .braille =
        { $you ->
            [yes] { $position } auf: { $card }
           *[no] { $player } { $position } auf: { $card }
        }
    .braille-then = , { $position } auf: { $card }
    .narrow-then = , { $position }: { $card }

line-cleared =
    { $axis ->
        [row] Reihe { $line } hat viermal { $card } und ist weg
       *[column] Spalte { $line } hat dreimal { $card } und ist weg
    }
    .then =
        { $axis ->
            [row] , Reihe { $line } hat viermal { $card } und ist weg
           *[column] , Spalte { $line } hat dreimal { $card } und ist weg
        }
    .terse-then =
        { $axis ->
            [row] , Reihe { $line } ist weg
           *[column] , Spalte { $line } ist weg
        }
    .braille =
        { $axis ->
            [row] Reihe { $line } weg: { $card } { $card } { $card } { $card }
           *[column] Spalte { $line } weg: { $card } { $card } { $card }
        }
    .braille-then =
        { $axis ->
            [row] , Reihe { $line } weg: { $card } { $card } { $card } { $card }
           *[column] , Spalte { $line } weg: { $card } { $card } { $card }
        }
    .narrow-then =
        { $axis ->
            [row] , Reihe { $line } weg
           *[column] , Spalte { $line } weg
        }

# Only told in full; how a person stands after the turn. No full stop after the number of a card
# that was turned up: it would be heard as an ordinal.
standing = { "" }
    .then = { "" }
    .full =
        { $you ->
            [yes] Du hast
           *[no] { $player } hat
        } offen { points-had } und { counted-hidden }
    .full-then =
        { $revealed ->
            [yes] { $you ->
                [yes] , und hast damit
               *[no] , und hat damit
            }
           *[no] { $you ->
                [yes] . Du hast
               *[no] . { $player } hat
            }
        } offen { points-had } und { counted-hidden }
    .braille = { $player } offen { $points }, { $hidden } v
    .braille-then = { "" }

pair-held = { "" }
    .then = { "" }
    .full = { $player } hat in Spalte { $line } zweimal { $card }
    .full-then = , in Spalte { $line } zweimal { $card }
    .braille = { "" }

round-closing =
    { $you ->
        [yes] Du hast keine verdeckte Karte mehr.
       *[no] { $player } hat keine verdeckte Karte mehr.
    } { $several ->
        [yes] Je ein letzter Zug: { $others }.
       *[no] Noch ein letzter Zug: { $others }.
    }
    .braille = { $player } fertig, letzter Zug: { $others }
    .narrow = { $player } fertig

seat-scored =
    { $verdict ->
        [alone] { $you ->
            [yes] Du hast beendet und allein am wenigsten:
           *[no] { $player } hat beendet und allein am wenigsten:
        } { counted-points }, insgesamt { $total }.
        [doubled_more] { ended-with }, aber { rival-has } nur { $rival_sum }: verdoppelt, { counted-points }, insgesamt { $total }.
        [doubled_tie] { ended-with }, aber { rival-has } auch { $rival_sum }: verdoppelt, { counted-points }, insgesamt { $total }.
        [spared] { ended-with }, und { rival-has } { $rival_sum }, doch verdoppelt wird nur über 0: { counted-points }, insgesamt { $total }.
       *[plain] { $you ->
            [yes] Du hast
           *[no] { $player } hat
        } { points-had }, insgesamt { $total }.
    }
    .terse =
        { $verdict ->
            [doubled_more] { $player }: { $sum }, { $rival } nur { $rival_sum }, verdoppelt { $points }, insgesamt { $total }.
            [doubled_tie] { $player }: { $sum }, { $rival } auch, verdoppelt { $points }, insgesamt { $total }.
           *[other] { $player }: { $points }, insgesamt { $total }.
        }
    .braille =
        { $verdict ->
            [doubled_more] { $player } { $sum } mal 2, { $rival } { $rival_sum }, gesamt { $total }
            [doubled_tie] { $player } { $sum } mal 2, { $rival } auch, gesamt { $total }
           *[other] { $player } { $points }, gesamt { $total }
        }
    .narrow =
        { $verdict ->
            [doubled_more] { $player } { $sum } mal 2: { $total }
            [doubled_tie] { $player } { $sum } mal 2: { $total }
           *[other] { $player } { $points }: { $total }
        }

leading =
    { $several ->
        [yes] Gleichstand an der Spitze mit { $total }: { $leaders }.
       *[no] { $leaders_you ->
            [yes] Du führst mit { $total }.
           *[no] { $leaders } führt mit { $total }.
        }
    }
    .braille =
        { $several ->
            [yes] vorn gleich { $total }: { $leaders }
           *[no] vorn: { $leaders } { $total }
        }

extra-round = Die Partie wäre zu Ende, aber bei Gleichstand gibt es noch eine Runde.
    .terse = Gleichstand, noch eine Runde.
    .braille = noch eine Runde

game-won =
    { $several ->
        [yes] Die Partie ist zu Ende. Mit { $total } gewinnen gemeinsam { $winners }.
       *[no] Die Partie ist zu Ende. { $winners_you ->
            [yes] Du gewinnst mit { $total }.
           *[no] { $winners } gewinnt mit { $total }.
        }
    }
    .terse =
        { $several ->
            [yes] Mit { $total } gewinnen gemeinsam { $winners }.
           *[no] { $winners_you ->
                [yes] Du gewinnst mit { $total }.
               *[no] { $winners } gewinnt mit { $total }.
            }
        }
    .braille =
        { $several ->
            [yes] gemeinsam { $total }: { $winners }
           *[no] { $winners } gewinnt, { $total }
        }

# -- At a table of real cards ------------------------------------------------------------------
pile-empty = Der Nachziehstapel ist leer. Wer ziehen will, mischt vorher die Ablage ohne die oberste Karte.
    .terse = Der Stapel ist leer. Vor dem Ziehen wird die Ablage gemischt.
    .braille = Stapel leer, Ablage mischen

shuffle-call = { $player } mischt die Ablage ohne die oberste Karte, im neuen Stapel { $cards_count ->
        [one] liegt eine Karte.
       *[other] liegen { $cards } Karten.
    }
    .terse = { $player } mischt, neuer Stapel { $cards_count ->
            [one] eine Karte.
           *[other] { $cards } Karten.
        }
    .braille = { $player } mischt, neuer Stapel { $cards }

next-starter = Die nächste Runde beginnt { $player }.
    .braille = { $player } beginnt

card-corrected = Berichtigt: auf { $position } von { $player } liegt { $card }.
    .braille = berichtigt: { $player } { $position } { $card }

discard-corrected = Berichtigt: auf der Ablage liegt { $card }.
    .braille = berichtigt: Ablage { $card }

turn-corrected = Berichtigt: { $player } kommt an die Reihe.
    .braille = berichtigt

count-uncertain = Mit { $card } gibt es jetzt eine Karte mehr als vorgesehen, ab hier sind Zählungen ungewiss.
    .braille = eine { $card } zu viel

# -- Parts of the sentences above ------------------------------------------------------------

counted-points =
    { $points_count ->
        [1] ein Punkt
        [-1] minus ein Punkt
       *[other] { $points } Punkte
    }

points-had =
    { $points_count ->
        [1] einen Punkt
        [-1] minus einen Punkt
       *[other] { $points } Punkte
    }

counted-hidden =
    { $hidden_count ->
        [0] keine verdeckte Karte
        [one] eine verdeckte Karte
       *[other] { $hidden } verdeckte Karten
    }

begins =
    { $you ->
        [yes] du beginnst
       *[no] { $player } beginnt
    }

ended-with =
    { $you ->
        [yes] Du hast mit { $sum } beendet
       *[no] { $player } hat mit { $sum } beendet
    }

rival-has =
    { $rival_you ->
        [yes] du hast
       *[no] { $rival } hat
    }
