# The options of a rule set. The value tells what the option decides; .question is the prompt of
# the set-up and .flag the option of the command line; the names of the values follow, and what
# each of them means when it is in force, behind braille- the same for fingers.

rule-target = Bei wie vielen Punkten endet die Partie?
    .question = Ziel
    .flag = ziel
    .now = Die Partie endet bei { $value } Punkten.
    .now-ignored = Kein Ziel, denn die Zahl der Runden steht fest.
    .braille-now = Ziel { $value } Punkte
    .braille-now-ignored = kein Ziel

rule-target_rule = Reicht es, das Ziel zu erreichen, oder muss es überschritten werden?
    .question = Grenze
    .flag = zielregel
    .reached = erreichen
    .exceeded = überschreiten
    .now-reached = Das Ziel zu erreichen genügt.
    .now-exceeded = Das Ziel muss überschritten werden.
    .now-ignored = Kein Ziel, denn die Zahl der Runden steht fest.
    .braille-now-reached = Ziel genau genügt
    .braille-now-exceeded = mehr als das Ziel
    .braille-now-ignored = kein Ziel

rule-rounds = Statt eines Ziels kann eine feste Zahl von Runden gelten.
    .question = Runden
    .flag = runden
    .none = ohne
    .now = Gespielt werden { $value } Runden, das Ziel gilt nicht.
    .now-none = Die Zahl der Runden steht nicht fest.
    .braille-now = genau { $value } Runden
    .braille-now-none = Runden nicht fest

rule-next_starter = Wer beginnt die zweite und jede weitere Runde?
    .question = Beginn
    .flag = beginn
    .ender = beendet
    .winner = gewonnen
    .highest_sum = summe
    .now-ender = Die nächste Runde beginnt, wer die letzte beendet hat.
    .now-winner = Die nächste Runde beginnt, wer in der letzten die wenigsten Punkte hatte.
    .now-highest_sum = Jede Runde beginnt, wer mit zwei Karten die höchste Summe aufdeckt.
    .braille-now-ender = es beginnt, wer beendet hat
    .braille-now-winner = es beginnt, wer gewonnen hat
    .braille-now-highest_sum = höchste Summe beginnt

rule-doubling = Wer die Runde beendet und nicht allein am wenigsten hat, bekommt die Punkte doppelt. Auch bei 0 und weniger?
    .question = Doppelt
    .flag = verdopplung
    .positive = positiv
    .always = immer
    .now-positive = Verdoppelt wird nur ein Ergebnis über 0.
    .now-always = Verdoppelt wird immer, auch ein Ergebnis unter 0.
    .braille-now-positive = doppelt nur über 0
    .braille-now-always = doppelt immer

rule-flip_after_discard = Muss nach dem Abwerfen eine Karte aufgedeckt werden?
    .question = Umdrehen
    .flag = aufdecken
    .required = pflicht
    .optional = frei
    .now-required = Wer abwirft, muss eine Karte aufdecken.
    .now-optional = Wer abwirft, darf eine Karte aufdecken oder es lassen.
    .braille-now-required = Aufdecken Pflicht
    .braille-now-optional = Aufdecken frei

rule-cleared_cards = Wohin kommen drei gleiche Karten einer Spalte?
    .question = Drillinge
    .flag = drillinge
    .discard = ablage
    .removed = heraus
    .now-discard = Drei gleiche kommen oben auf die Ablage.
    .now-removed = Drei gleiche kommen aus dem Spiel.
    .braille-now-discard = drei auf die Ablage
    .braille-now-removed = drei aus dem Spiel

rule-clear_rows = Gehen auch vier gleiche Karten einer Reihe weg?
    .question = Reihen
    .flag = reihen
    .no = nein
    .yes = ja
    .now-no = Nur Spalten gehen weg, Reihen nie.
    .now-yes = Auch vier gleiche Karten in einer Reihe gehen weg.
    .braille-now-no = nur Spalten weg
    .braille-now-yes = auch Reihen weg

rule-open_cards = Sind alle Karten von Anfang an bekannt? Das hilft beim Lernen.
    .question = Offen
    .flag = offen
    .no = nein
    .yes = ja
    .now-no = Verdeckte Karten kennt niemand.
    .now-yes = Alle Karten sind bekannt, auch die verdeckten.
    .braille-now-no = verdeckt unbekannt
    .braille-now-yes = alle Karten bekannt

rule-final_tie = Was gilt bei Gleichstand am Ende?
    .question = Remis
    .flag = gleichstand
    .shared = teilen
    .extra_round = stechen
    .now-shared = Bei Gleichstand wird der Sieg geteilt.
    .now-extra_round = Bei Gleichstand gibt es weitere Runden, bis eine Person allein vorn ist.
    .braille-now-shared = bei gleich geteilt
    .braille-now-extra_round = bei gleich weiter

# -- The presets -----------------------------------------------------------------------------
preset-standard = standard: bis 100 Punkte, wer die Runde beendet, beginnt die nächste, verdoppelt wird nur über 0.
    .braille = bis 100, beginn beendet, doppelt positiv
preset-taktil = taktil, nach der Anleitung der tastbaren Ausgabe: mehr als 100 Punkte, die höchste Summe beginnt, verdoppelt wird immer.
    .braille = über 100, beginn summe, doppelt immer
preset-tschechisch = tschechisch: wer die Runde gewinnt, beginnt die nächste, Aufdecken nach dem Abwerfen ist frei, verdoppelt wird immer.
    .braille = beginn gewonnen, umdrehen frei, doppelt immer
preset-kurz = kurz: wie standard, aber nur bis 50 Punkte.
    .braille = wie standard, bis 50
