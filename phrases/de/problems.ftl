# What went wrong: one sentence why, one example that works now. Forms as in events.ftl.

not-understood = { $word } verstehe ich nicht. Zum Beispiel: { $example }.
    .braille = { $word } unklar, etwa: { $example }

not-understood-at-all = Das verstehe ich nicht. Zum Beispiel: { $example }.
    .braille = unklar, etwa: { $example }

guess = Meintest du { $meant }? Mit ja geschieht es.
    .terse = Meintest du { $meant }?
    .braille = { $meant }? ja tut es

no-such-place = { $word } ist kein Platz. Die Plätze heißen A1 bis D3.
    .terse = { $word } ist kein Platz, nur A1 bis D3.
    .braille = { $word } ist kein Platz, a1 bis d3

no-such-card = Eine Karte mit { $number } gibt es nicht, nur minus 2 bis 12.
    .braille = keine Karte { $number }, nur -2 bis 12

one-place = Bitte nur ein Platz, zum Beispiel: { $example }.
    .braille = nur ein Platz, etwa: { $example }

other-card = Die Karte ist { $card }, nicht { $number }.
    .braille = Karte ist { $card }, nicht { $number }

needs-number = Welche Karte soll ich zählen? Zum Beispiel: zähle 0.
    .braille = etwa: zähle 0

too-long = Diese Zeile ist zu lang. Bitte kürzer, zum Beispiel: hilfe.
    .braille = Zeile zu lang, etwa: hilfe

refused =
    { $reason ->
        [opening-first] Erst werden zwei Karten aufgedeckt, zum Beispiel: { $example }.
        [hand-empty] Noch ist keine Karte in der Hand. Erst ziehe, oder nimm { $card } von der Ablage.
        [hand-full] In der Hand ist schon { $card }. Zum Beispiel: { $example }.
        [flip-needs-discard] In der Hand ist noch { $card }. Abwerfen und aufdecken geht so: { $example }.
        [taken-must-swap] Die Karte von der Ablage muss getauscht werden, zum Beispiel: { $example }.
        [flip-first] Nach dem Abwerfen wird eine Karte aufgedeckt, zum Beispiel: { $example }.
        [flip-required] Eine Karte muss aufgedeckt werden, zum Beispiel: { $example }.
        [round-runs] Die Runde läuft noch. { $step ->
            [opening] Decke zwei Karten auf, zum Beispiel: { $example }.
           *[other] Zum Beispiel: { $example }.
        }
        [round-over] Die Runde ist zu Ende. Mit weiter beginnt die nächste.
        [game-over] Die Partie ist zu Ende. Mit neue Partie beginnt eine andere.
        [no-card-there] Auf { $position } liegt keine Karte mehr. Zum Beispiel: { $example }.
        [open-already] { $position } liegt schon offen. Zum Beispiel: { $example }.
        [discards-empty] Die Ablage ist leer. Zum Beispiel: { $example }.
       *[other] Das geht jetzt nicht. Zum Beispiel: { $example }.
    }
    .braille =
        { $reason ->
            [opening-first] erst zwei Karten auf: { $example }
            [hand-empty] Hand leer: ziehe oder nimm
            [hand-full] Hand { $card }, etwa: { $example }
            [flip-needs-discard] Hand { $card }, etwa: { $example }
            [taken-must-swap] muss tauschen, etwa: { $example }
            [flip-first] erst aufdecken: { $example }
            [flip-required] muss aufdecken: { $example }
            [round-over] Runde zu Ende: weiter
            [game-over] Partie zu Ende: neue Partie
            [no-card-there] { $position } weg, etwa: { $example }
            [open-already] { $position } offen, etwa: { $example }
           *[other] geht nicht, etwa: { $example }
        }

not-undone =
    { $reason ->
        [nothing-to-undo] Es gibt nichts zurückzunehmen.
        [nothing-to-redo] Es gibt nichts wiederherzustellen.
        [undo-take-binds] Eine Karte von der Ablage zu nehmen, gilt: das lässt sich nicht zurücknehmen.
       *[undo-card-seen] Seitdem ist eine neue Karte aufgetaucht, darum lässt sich das nicht zurücknehmen.
    }
    .braille =
        { $reason ->
            [nothing-to-undo] nichts zurückzunehmen
            [nothing-to-redo] nichts herzustellen
            [undo-take-binds] nimm gilt, bleibt so
           *[undo-card-seen] neue Karte offen, bleibt so
        }

bad-setting = { $setting } kann sein: { $choices }.
    .braille = { $setting }: { $choices }

not-written = Die Datei { $name } lässt sich nicht schreiben.
    .braille = { $name } nicht geschrieben

file-exists = Die Datei { $name } gibt es schon, sie bleibt, wie sie ist. Bitte ein anderer Name.
    .braille = { $name } gibt es schon

no-such-round = So viele Runden gibt es noch nicht, erst { $rounds }.
    .braille = erst { $rounds } Runden

no-such-topic = Zu { $word } weiß ich nichts. Mit hilfe alles hörst du alle Befehle.
    .braille = nichts zu { $word }, etwa: hilfe alles

not-saved = Die Partie lässt sich gerade nicht speichern. Sie geht weiter, und ich versuche es nach jedem Zug wieder.
    .braille = nicht gespeichert, spiel weiter

# -- Examples that fit the moment ------------------------------------------------------------
example-opening = decke { $position } auf
example-turn = ziehe
example-drawn = tausche { $position }
example-taken = tausche { $position }
example-flip = decke { $position } auf
example-may-flip = decke { $position } auf
example-round-over = weiter
example-game-over = neue Partie
example-discard-and-flip = wirf { $position }
