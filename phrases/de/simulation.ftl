# What simulated games come to. Numbers are filled in as words; an interval holds the true value
# in 95 of 100 cases, help says so.
games = { $games_count ->
        [one] Eine Partie ist gespielt
       *[other] { $games } Partien sind gespielt
    }, { $rounds_count ->
        [one] eine Runde.
       *[other] { $rounds } Runden.
    }
nothing = Keine Partie ist zu Ende gespielt.
length = Eine Partie hat im Mittel { $rounds } Runden, und eine Runde { $turns } Züge je Person.
doubled = Verdoppelt wird in { $value } Prozent der Runden, ziemlich sicher in { $low } bis { $high } Prozent.
starter = Wer eine Runde beginnt, hat darin im Mittel { $value } Punkte { $more ->
        [yes] mehr
       *[no] weniger
    } als sonst, { $sure ->
        [yes] ziemlich sicher { $low } bis { $high }.
       *[no] aber das kann Zufall sein.
    }
opener = Wer die erste Runde beginnt, gewinnt { $value } Prozent der Partien, { $fair } wären gerecht.
wins = { $name }, { $level }, gewinnt { $value } Prozent der Partien, ziemlich sicher { $low } bis { $high } Prozent, und bekommt im Mittel { $points } Punkte je Runde.
lead = Wer beim Beenden { $lead ->
        [behind] nicht vorn liegt
        [most] mindestens { $least } Punkte vorn liegt
       *[between] { $least } bis { $most } Punkte vorn liegt
    }, wird in { $value } Prozent der Fälle verdoppelt.
lead-explained = Der Vorsprung ist geschätzt: Eine verdeckte Karte zählt dabei so viel wie die noch nicht aufgetauchten im Mittel.
ends = { $name } beendet { $value } Prozent der Runden, und davon werden { $caught } Prozent verdoppelt.
cleared = { $name } wird je Runde im Mittel { $value } Spalten oder Reihen los.
reshuffles = In 100 Runden wird die Ablage im Mittel { $value } Mal neu gemischt.
card = Eine Karte zählt im Mittel { $value }, eine frische Auslage also { $grid } Punkte.

progress = Gespielt sind { $games } von { $all } Partien, es dauert noch etwa { $unit ->
        [seconds] { $left } Sekunden.
        [minute] eine Minute.
        [minutes] { $left } Minuten.
        [hour] eine Stunde.
       *[hours] { $left } Stunden.
    }
starting = Die erste Partie läuft noch.
interrupted = Abgebrochen.

# -- The table: a line for each figure, as spreadsheets and scripts read it -------------------
table-header = kennzahl wer stärke ab wert von bis anzahl
table-games = Partien
table-rounds = Runden
table-length = Runden je Partie
table-turns = Züge je Person und Runde
table-doubled = Anteil verdoppelter Runden
table-lead = Anteil verdoppelter Runden nach Vorsprung
table-reshuffles = Neu gemischt je Runde
table-card = Mittlere Karte
table-grid = Frische Auslage
table-starter = Vorteil in Punkten beim Beginnen einer Runde
table-opener = Anteil gewonnener Partien beim Beginnen der ersten Runde
table-wins = Anteil gewonnener Partien
table-points = Punkte je Runde
table-ends = Anteil beendeter Runden
table-caught = Anteil verdoppelter unter den beendeten Runden
table-cleared = Weggelegte Spalten und Reihen je Runde

# -- What can be wrong -------------------------------------------------------------------------
no-dask = Für --dask fehlt das Paket distributed. Es kommt dazu mit: pip install distributed.
unreachable = Unter { $address } antwortet kein Verteiler von dask. Zum Beispiel: --dask 127.0.0.1:8786.
strange-workers = Bei dask fehlen Arbeiter, oder nicht alle haben diese Fassung von skyjo-a11y.
lost-workers = Arbeiter sind ausgefallen. Es zählen die Partien bis dahin.
nobody-to-fit = Die Stärke passend geht hier nicht, denn in der Simulation spielen nur Programme.
one-output = Auf die Standardausgabe passen nur die Ereignisse oder nur die Tabelle. Nenn für eines davon eine Datei.
