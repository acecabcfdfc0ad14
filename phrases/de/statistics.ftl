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

real = Mit echten Karten: { $games_count ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { won }.
    .braille = echte Karten: { $games }, gewonnen { $wins }

against = Gegen { $program ->
        [yes] Stärke { $opponent }
       *[no] { $opponent }
    }: { $games_count ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { won }.
    .braille = { $opponent }: { $games }, gewonnen { $wins }

lately = In den letzten { $games } Partien: { won-of-many }, im Mittel { $points } Punkte je Runde.
    .braille = letzte { $games }: gewonnen { $wins }, { $points } je Runde
before = { $games_count ->
        [one] In der Partie davor
       *[other] In den { $games } Partien davor
    }: { won }, im Mittel { $points } Punkte je Runde.
    .braille = davor { $games }: gewonnen { $wins }, { $points } je Runde

damaged = { $lines_count ->
        [one] Eine Zeile der Statistik ist beschädigt und zählt nicht.
       *[other] { $lines } Zeilen der Statistik sind beschädigt und zählen nicht.
    }
    .braille = beschädigt: { $lines }
not-written = Das Ergebnis der Partie ließ sich nicht für die Statistik speichern.
    .braille = Statistik nicht gespeichert

fitting = Passend zu { $people_count ->
        [one] dir
       *[other] euch
    } { $names_count ->
        [one] spielt { $names }
       *[other] spielen { $names }
    } jetzt mit Stärke { $level }.
    .braille = { $names }: { $level }

# -- Parts of the sentences above ------------------------------------------------------------
won = { $games_count ->
        [one] { $wins_count ->
            [0] nicht gewonnen
           *[other] gewonnen
        }
       *[other] { won-of-many }
    }
won-of-many = { $wins_count ->
        [0] keine gewonnen
        [one] eine gewonnen
       *[other] { $wins } gewonnen
    }
caught = { $doubled_count ->
        [0] keine davon wurde
        [one] eine davon wurde
       *[other] { $doubled } davon wurden
    }
