# What somebody's finished games come to, and the level that follows from them.
nobody = Noch ist keine Partie zu Ende gespielt.
    .braille = noch keine Partie
none =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } noch keine Partie zu Ende gespielt.
    .braille =
        { $you ->
            [yes] noch keine Partie
           *[no] { $name }: keine Partie
        }

games =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $games_count ->
        [one] eine Partie
       *[other] { $games } Partien
    } gespielt und { won }, im Mittel mit { $points } Punkten je Runde.
    .braille =
        { $you ->
            [yes] du
           *[no] { $name }
        }: { $games }, gewonnen { $wins }, { $points } je Runde

doubled =
    { $you ->
        [yes] Du hast
       *[no] { $name } hat
    } { $ended_count ->
        [0] noch keine Runde beendet.
        [one] eine Runde beendet, sie wurde { $doubled_count ->
            [0] nicht verdoppelt.
           *[other] verdoppelt.
        }
       *[other] { $ended } Runden beendet, { caught } verdoppelt.
    }
    .braille = beendet { $ended }, verdoppelt { $doubled }

real = Mit echten Karten { $games_count ->
        [one] war es eine Partie
       *[other] waren es { $games } Partien
    }, { won }.
    .braille = echte Karten: { $games }, gewonnen { $wins }

against = Gegen { $opponent }: { $games_count ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { won }.
    .braille = { $opponent }: { $games }, gewonnen { $wins }

lately = In den letzten { $games } Partien: { won }, im Mittel { $points } Punkte je Runde.
    .braille = letzte { $games }: gewonnen { $wins }, { $points } je Runde
before = { $games_count ->
        [one] In der Partie davor
       *[other] In den { $games } Partien davor
    }: { won }, im Mittel { $points } Punkte je Runde.
    .braille = davor { $games }: gewonnen { $wins }, { $points } je Runde

damaged = { $lines_count ->
        [one] Eine Zeile der Ergebnisse ist beschädigt und zählt nicht.
       *[other] { $lines } Zeilen der Ergebnisse sind beschädigt und zählen nicht.
    }
    .braille = beschädigt: { $lines }
not-written = Das Ergebnis ließ sich nicht für die Statistik aufschreiben.
    .braille = Ergebnis nicht notiert

fitting = Passend zu { $people_count ->
        [one] dir
       *[other] euch
    } { $names_count ->
        [one] spielt { $names }
       *[other] spielen { $names }
    } jetzt { $level }.
    .braille = { $names }: { $level }

# -- Parts of the sentences above ------------------------------------------------------------
won = { $wins_count ->
        [0] keine gewonnen
        [one] eine gewonnen
       *[other] { $wins } gewonnen
    }
caught = { $doubled_count ->
        [0] keine davon wurde
        [one] eine davon wurde
       *[other] { $doubled } davon wurden
    }
