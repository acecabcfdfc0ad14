# Who somebody at the table is.
who-is =
    { $character ->
        [person] { $you ->
            [yes] Das bist du.
           *[no] { $player } ist kein Programm, sondern sitzt hier am Tisch.
        }
        [beginner] { $player } spielt mit Stärke { $level } und macht Fehler, wie man sie am Anfang macht.
        [steady] { $player } spielt mit Stärke { $level }, ohne besondere Vorlieben.
        [careful-ender] { $player } spielt mit Stärke { $level } und beendet eine Runde lieber spät, damit nichts verdoppelt wird.
        [column-hunter] { $player } spielt mit Stärke { $level } und hält an Paaren fest, um Spalten loszuwerden.
       *[plain] { $player } spielt mit Stärke { $level }.
    }
    .braille =
        { $character ->
            [person] { $you ->
                [yes] das bist du
               *[no] { $player }: kein Programm
            }
            [careful-ender] { $player }: { $level }, beendet spät
            [column-hunter] { $player }: { $level }, mag Spalten
           *[plain] { $player }: { $level }
        }
