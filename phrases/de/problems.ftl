# What went wrong: one sentence why, one example that works now. Forms as in events.ftl.

not-understood = { $word } verstehe ich nicht. Zum Beispiel: { $example }.
    .braille = { $word } unklar, etwa: { $example }

not-understood-at-all = Das verstehe ich nicht. Zum Beispiel: { $example }.
    .braille = unklar, etwa: { $example }

nothing-asked = Ja oder nein ist gerade nicht gefragt. Möglich ist zum Beispiel: { $example }.
    .braille = nicht gefragt, etwa: { $example }

guess = Meintest du { $meant }? Mit ja geschieht es.
    .terse = Meintest du { $meant }?
    .braille = { $meant }? ja tut es

no-such-place = { $word } ist kein Platz. Die Plätze heißen A1 bis D3.
    .terse = { $word } ist kein Platz, nur A1 bis D3.
    .braille = { $word } ist kein Platz, a1 bis d3

no-such-card = Eine Karte mit { $number } gibt es nicht, nur minus 2 bis 12.
    .braille = keine Karte { $number }, nur -2 bis 12

one-place = Das sind zu viele Plätze. Zum Beispiel: { $example }.
    .braille = zu viele, etwa: { $example }

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
        [hand-full] In der Hand ist schon { $card }, möglich ist zum Beispiel: { $example }.
        [flip-needs-discard] In der Hand ist noch { $card }, abwerfen und aufdecken geht so: { $example }.
        [taken-must-swap] Die Karte von der Ablage muss getauscht werden, zum Beispiel: { $example }.
        [flip-first] { $step ->
            [may-flip] Erst darfst du eine Karte aufdecken, zum Beispiel: { $example }. Oder sag: nichts.
           *[other] Nach dem Abwerfen wird eine Karte aufgedeckt, zum Beispiel: { $example }.
        }
        [flip-required] Eine Karte muss aufgedeckt werden, zum Beispiel: { $example }.
        [round-runs] Die Runde läuft noch. { $step ->
            [opening] Decke zwei Karten auf, zum Beispiel: { $example }.
           *[other] Zum Beispiel: { $example }.
        }
        [round-over] Die Runde ist zu Ende. Mit weiter beginnt die nächste.
        [game-over] Die Partie ist zu Ende. Mit ja beginnt noch eine, mit neue Partie eine andere.
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
            [flip-first] { $step ->
                [may-flip] { $example }, oder: nichts
               *[other] erst aufdecken: { $example }
            }
            [flip-required] muss aufdecken: { $example }
            [round-over] Runde zu Ende: weiter
            [game-over] Partie zu Ende, noch eine: ja
            [no-card-there] { $position } weg, etwa: { $example }
            [open-already] { $position } offen, etwa: { $example }
           *[other] geht nicht, etwa: { $example }
        }

not-undone =
    { $reason ->
        [nothing-to-undo] Es gibt nichts zurückzunehmen.
        [nothing-to-redo] Es gibt nichts wiederherzustellen.
        [undo-take-binds] Genommen ist genommen, da gibt es kein Zurück.
       *[undo-card-seen] Seitdem ist eine neue Karte aufgetaucht, darum lässt sich das nicht zurücknehmen.
    }
    .braille =
        { $reason ->
            [nothing-to-undo] nichts zurückzunehmen
            [nothing-to-redo] nichts herzustellen
            [undo-take-binds] genommen ist genommen
           *[undo-card-seen] neue Karte offen, bleibt so
        }

bad-setting =
    { $setting ->
        [braille] Bei braille geht 0 ohne Braillezeile, sonst die Zahl der Zellen, 10 bis 80.
       *[other] Bei { $setting } geht: { $choices }.
    }
    .braille =
        { $setting ->
            [braille] braille: 0, oder 10 bis 80
           *[other] { $setting }: { $choices }
        }

not-written = Die Datei { $name } lässt sich nicht schreiben.
    .braille = { $name } nicht geschrieben

file-exists = Die Datei { $name } gibt es schon, sie bleibt, wie sie ist. Bitte einen anderen Namen.
    .braille = { $name } gibt es schon

no-such-round =
    { $rounds_count ->
        [one] Bisher gibt es nur die Runde 1.
       *[other] Bisher gibt es nur die Runden 1 bis { $rounds }.
    }
    .braille =
        { $rounds_count ->
            [one] nur Runde 1
           *[other] nur Runden 1 bis { $rounds }
        }

no-such-topic = Zu { $word } weiß ich nichts. Mit hilfe alles hörst du alle Befehle.
    .braille = nichts zu { $word }, etwa: hilfe alles

not-saved = Die Partie lässt sich gerade nicht speichern. Spiel ruhig weiter, nach jedem Zug wird es wieder versucht.
    .braille = nicht gespeichert, spiel weiter

saved-anew = Die Datei der Partie war weg oder wurde anderswo geändert. Die Partie ist jetzt neu gespeichert, als { $name }.
    .braille = neu gespeichert: { $name }

saved-again = Speichern geht wieder, alles ist gespeichert.
    .braille = wieder gespeichert

earlier-lost = Was vor dieser Runde war, lässt sich nicht mehr lesen.
    .braille = Früheres ist nicht lesbar

# -- At a table of real cards ------------------------------------------------------------------
card-first =
    { $what ->
        [first] Erst fehlt die Karte, die offen auf der Ablage liegt, zum Beispiel: 5.
        [drawn] Erst fehlt die gezogene Karte von { $player }, zum Beispiel: 5.
        [replaced] Erst fehlt die Karte, die auf { $position } lag, zum Beispiel: 5.
        [final] Erst fehlen die verdeckten Karten von { $player } auf { $places }, zum Beispiel: 5.
       *[flip] Erst fehlt die Karte von { $player } auf { $position }, zum Beispiel: 5.
    }
    .braille =
        { $what ->
            [first] erst Karte der Ablage
            [drawn] erst Karte von { $player }
            [final] erst { $player } { $places }
           *[other] erst Karte auf { $position }
        }

too-many-cards = Eine Karte ist zu viel, { $number }, die Zeile zählt nicht.
    .braille = { $number } ist zu viel

known-card = Auf { $position } liegt offen { $card }, falls nicht, sag erst: korrigiere { $player } { $position } { $told }.
    .braille = { $position } ist offen { $card }

two-names = { $word } passt zu { $people }, bitte mehr vom Namen.
    .braille = { $word }: { $people }?

impossible-card =
    { $copies_count ->
        [0] Eine Karte mit { $card } gibt es nicht. Gilt sie trotzdem?
       *[other] Alle { $copies } Karten mit { $card } sind schon aufgetaucht. Liegt trotzdem noch eine da?
    }
    .braille = keine { $card } mehr da, trotzdem?

not-their-turn =
    { $correctable ->
        [yes] { $turn } ist dran, nicht { $player }. Falls doch, sag: dran { $player }.
       *[no] { $turn_you ->
            [yes] Du bist dran, nicht { $player }.
           *[no] { $turn } ist dran, nicht { $player }.
        }
    }
    .braille = dran ist { $turn }

needs-card = Dazu gehören ein Platz und eine Karte, zum Beispiel: { $example }.
    .braille = etwa: { $example }

nothing-to-amend =
    { $where ->
        [discards] Für die Ablage ist keine Karte gesagt, die falsch sein kann.
        [hand] Es ist keine Karte in der Hand.
       *[place] Für { $position } ist noch keine Karte gesagt.
    }
    .braille = dort keine Karte gesagt

same-card = Es gilt schon { $card }, nichts ist geändert.
    .braille = schon { $card }

amend-fails =
    { $what ->
        [card] Dann wäre später eine Karte mit { $card } zu viel, darum bleibt alles, wie es ist.
        [turn] Dann wäre { $player } bei { $move } nicht dran, darum bleibt alles, wie es ist.
       *[move] Dann ginge ein späterer Zug von { $player } nicht, { $move }, darum bleibt alles, wie es ist.
    }
    .braille =
        { $what ->
            [card] später eine { $card } zu viel
            [turn] { $player } nicht dran: { $move }
           *[move] { $player } dann nicht: { $move }
        }

not-corrected =
    { $reason ->
        [card-awaited] Erst fehlt noch eine Karte, danach lässt sich das berichtigen.
        [flip-first] Erst wird noch eine Karte aufgedeckt, danach lässt sich das berichtigen.
        [no-card-there] Dort liegt keine Karte mehr.
        [hand-full] Erst muss die Karte aus der Hand abgelegt sein.
        [open-already] Da liegen schon zwei Karten offen.
        [round-runs] Wer die Runde beendet hat, hat keinen Zug mehr.
        [discards-empty] Die Ablage ist leer.
       *[other] Die Runde ist schon gewertet, da hilft korrigiere oder rückgängig.
    }
    .braille =
        { $reason ->
            [card-awaited] erst die Karte
            [flip-first] erst aufdecken
            [no-card-there] dort keine Karte
            [hand-full] erst die Hand ablegen
            [open-already] da schon zwei offen
            [round-runs] kein Zug mehr
            [discards-empty] Ablage leer
           *[other] gewertet: korrigiere
        }

table-only = Das geht nur am Tisch mit echten Karten. Zum Beispiel: hilfe.
    .braille = nur am echten Tisch

# -- Examples that fit the moment ------------------------------------------------------------
example-card = 5
example-opening = decke { $position } auf
example-turn = ziehe
example-drawn = tausche { $position }
example-taken = tausche { $position }
example-flip = decke { $position } auf
example-may-flip = decke { $position } auf
example-round-over = weiter
example-game-over = neue Partie
example-discard-and-flip = wirf { $position }
example-history = verlauf datei.txt
