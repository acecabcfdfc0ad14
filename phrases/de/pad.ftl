# The score pad: what is typed, told, asked and wrong there. Forms as in events.ftl.

# -- Words that players type; the first one is the name in help and examples --------------------
word-round = runde
word-amend = korrigiere korrigieren korrigier korrektur berichtige berichtigen
    .short = k
word-leave = geht gehen
word-join = kommt kommen
word-block = block wertung verlauf
    .short = v
word-ender = beender beendet
# Beside the fillers of commands.ftl: these say nothing between names and numbers.
idle = punkte punkt summe summen karten karte dazu neu fertig insgesamt
# 1 to 9 before «und», 13 to 19, 20 to 90: «vierundzwanzig», «hundertvier».
units = ein zwei/zwo drei vier fünf sechs sieben acht neun
teens = dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn
tens = zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig
joint = und
hundred = hundert einhundert

# -- Prompts: the colon and the blank after it are added ---------------------------------------
prompt-between = Runde { $round }
prompt-ender = Beendet
prompt-sum = Summe { $name }
prompt-total = Stand { $name }
prompt-again = Noch eine

# -- Told ------------------------------------------------------------------------------------------
how-to = Nach jeder Runde sag, wer beendet hat, und alle Summen in der Sitzordnung, zum Beispiel: { $example }.
    .terse = Nach jeder Runde, zum Beispiel: { $example }.
    .braille = etwa: { $example }
started-with = Zu Anfang: { $totals }.
    .braille = Anfang: { $totals }
ender-noted = { $player } hat beendet.
    .braille = { $player } beendet
sum-noted = { $player }: { $sum }.
    .braille = { $player }: { $sum }
sum-replaced = { $player }: { $sum } statt { $before }.
    .braille = { $player }: { $sum } statt { $before }
counted = { $player }: { $cards_count ->
        [one] eine Karte
       *[other] { $cards } Karten
    }, Summe { $sum }.
    .braille = { $player }: { $cards } Karten, { $sum }
sum-amended = In Runde { $round } hat { $player } { $sum } statt { $before }.
    .braille = Runde { $round } { $player }: { $sum } statt { $before }
ender-amended = Runde { $round } hat { $player } beendet, nicht { $before }.
    .braille = Runde { $round } beendet { $player }
total-amended = { $player } hat mit { $total } angefangen, nicht mit { $before }.
    .braille = { $player } Anfang { $total } statt { $before }
reopened = Damit geht die Partie weiter.
    .braille = Partie geht weiter
joined = { $player } kommt dazu, mit { $total }.
    .braille = { $player } kommt, { $total }
left = { $player } geht, mit { $total }.
    .braille = { $player } geht, { $total }
undone-what =
    { $kind ->
        [round] Zurückgenommen: Runde { $round }.
        [part] Zurückgenommen, Runde { $round } ist offen.
        [begun] Zurückgenommen: der Anfang von Runde { $round }.
        [amend] Zurückgenommen: die Korrektur von Runde { $round }.
        [total] Zurückgenommen: die Korrektur des Stands zu Anfang.
       *[people] Zurückgenommen.
    }
    .braille =
        { $kind ->
            [round] Runde { $round } zurückgenommen
            [part] zurück, Runde { $round } offen
            [begun] zurückgenommen
            [amend] Korrektur zurückgenommen
            [total] Korrektur zurückgenommen
           *[people] zurückgenommen
        }

# -- What comes next ---------------------------------------------------------------------------
cards-decide = Runde { $round } beginnt, wer mit zwei Karten die höchste Summe aufdeckt.
    .terse = Runde { $round } beginnt die höchste Summe.
    .braille = Beginn: höchste Summe
seat-begins = { $player } beginnt Runde { $round }, der Sitzordnung nach.
    .terse = { $player } beginnt.
    .braille = { $player } beginnt
round-missing = Runde { $round } ist offen, es fehlt noch: { $missing }.
    .terse = Es fehlt noch: { $missing }.
    .braille = fehlt: { $missing }
missing-ender = wer beendet hat
    .braille = wer beendet hat
missing-sum = die Summe von { $player }
    .terse = { $player }
    .braille = { $player }
total-missing = Mit welchem Stand kommt { $player } dazu? Mit Enter gilt { $total }, der höchste.
    .terse = Stand von { $player }? Mit Enter { $total }.
    .braille = Stand { $player }, Enter: { $total }
pad-over-now = Die Partie ist zu Ende, mit ja beginnt noch eine mit allen, die da sind.
    .terse = Die Partie ist zu Ende, mit ja beginnt noch eine.
    .braille = Partie zu Ende, noch eine: ja

# -- The pad read back -----------------------------------------------------------------------------
block-empty = Noch steht keine Runde auf dem Block.
    .braille = noch keine Runde
block-of = Block von { $player }.
    .braille = Block { $player }
block-round = Runde { $round }, { $ender } hat beendet: { $points }.
    .terse = Runde { $round }: { $points }.
    .braille = Runde { $round }, { $ender } beendet: { $points }
block-totals = Danach insgesamt: { $totals }.
    .braille = gesamt: { $totals }
block-person = Runde { $round }: { $points }, insgesamt { $total }.
    .braille = Runde { $round }: { $points }, gesamt { $total }
part = { $player } { $points }
part-doubled = { $player } { $sum } mal 2 gibt { $points }
    .braille = { $player } { $sum } mal 2: { $points }
own-part = { $points }
own-part-doubled = { $sum } mal 2 gibt { $points }
    .braille = { $sum } mal 2: { $points }
own-start = Zu Anfang: { $total }.
    .braille = Anfang: { $total }

# The heads of the columns in a file that a spreadsheet reads.
csv-round = Runde
csv-ender = Beendet
csv-doubled = Verdoppelt
csv-sum = { $player } Summe
csv-points = { $player } Punkte
csv-total = { $player } Gesamt
csv-yes = ja
csv-no = nein
csv-start = Anfang

# -- What went wrong -------------------------------------------------------------------------------
unknown-name = { $word } heißt hier niemand. Es spielen: { $names }.
    .braille = { $word } unbekannt: { $names }
unknown-name-at-all = So heißt hier niemand. Es spielen: { $names }.
    .braille = unbekannt, es spielen { $names }
fits-several = { $word } passt zu { $names }. Bitte mehr vom Namen.
    .braille = { $word }: { $names }?
named-twice = { $player } ist zweimal genannt. Zum Beispiel: { $example }.
    .braille = { $player } zweimal, etwa: { $example }
count-off = Das { $given_count ->
        [one] ist eine Summe
       *[other] sind { $given } Summen
    }, nötig sind { $due }, zum Beispiel: { $example }.
    .braille = { $given } statt { $due } Summen
needs-number = Bei { $player } fehlt die Zahl. Zum Beispiel: { $example }.
    .braille = { $player }: Zahl fehlt
needs-name = Es fehlt der Name. Zum Beispiel: { $example }.
    .braille = Name fehlt, etwa: { $example }
needs-amend = Sag, was berichtigt wird und wie es richtig ist. Zum Beispiel: { $example }.
    .braille = etwa: { $example }
too-many-cards = Das sind { $cards } Karten, eine Auslage hat höchstens 12.
    .braille = { $cards } Karten, höchstens 12
round-done = Runde { $round } steht schon auf dem Block. Zum Beispiel: { $example }.
    .braille = Runde { $round } steht, etwa: { $example }
other-round = Jetzt kommt Runde { $round }, zum Beispiel: { $example }.
    .braille = erst Runde { $round }, etwa: { $example }
one-number = Das ist mehr als eine Zahl. Zum Beispiel: { $example }.
    .braille = eine Zahl, etwa: { $example }
not-here = Das gibt es auf dem Block nicht. Zum Beispiel: { $example }.
    .braille = geht hier nicht, etwa: { $example }

pad-over = Die Partie ist zu Ende. Mit ja beginnt noch eine, mit korrigiere lässt sich eine Runde berichtigen.
    .braille = Partie zu Ende, noch eine: ja
round-open = Erst muss Runde { $round } fertig werden, oder rückgängig.
    .braille = erst Runde { $round } fertig
total-open = Erst fehlt der Stand von { $player }: eine Zahl, oder Enter für { $total }.
    .braille = erst Stand { $player }, Enter: { $total }
too-few-left = Zwei müssen bleiben, sonst ist es keine Partie.
    .braille = zwei müssen bleiben
table-full = Höchstens 8 spielen mit.
    .braille = höchstens 8
not-there =
    { $round_count ->
        [0] { $player } spielt nicht mehr mit.
       *[other] { $player } war in Runde { $round } nicht dabei.
    }
    .braille =
        { $round_count ->
            [0] { $player } spielt nicht mit
           *[other] { $player } nicht in Runde { $round }
        }
name-taken = { $player } spielt schon mit.
    .braille = { $player } spielt schon mit
no-round =
    { $rounds_count ->
        [0] Noch steht keine Runde auf dem Block.
        [one] Auf dem Block steht nur die Runde 1.
       *[other] Auf dem Block stehen nur die Runden 1 bis { $rounds }.
    }
    .braille =
        { $rounds_count ->
            [0] noch keine Runde
            [one] nur Runde 1
           *[other] nur Runden 1 bis { $rounds }
        }
bad-sum = Eine Summe von { $sum } gibt es nicht, nur { $least } bis { $most }.
    .braille = { $sum } geht nicht, { $least } bis { $most }
bad-total = Ein Stand von { $total } geht nicht, er hat höchstens vier Ziffern.
    .braille = Stand { $total } geht nicht
ends-earlier = Damit wäre die Partie nach Runde { $round } zu Ende, aber danach steht schon mehr auf dem Block. Nimm das erst mit rückgängig zurück.
    .braille = Ende schon Runde { $round }, erst zurück
same-total = So steht der Anfang von { $player } schon auf dem Block.
    .braille = { $player } Anfang steht schon so
same-already = So steht Runde { $round } schon auf dem Block.
    .braille = Runde { $round } steht schon so

# -- Examples that fit the moment -------------------------------------------------------------------
example-round = runde { $player } { $sums }
example-amend = korrigiere runde { $round } { $player } 14
example-restate = korrigiere stand { $player } 16
example-leave = geht { $player }
example-join = kommt Eva
example-again = ja
example-sums = 19 14 22 8 31 27 16 40

# -- Help: each line is told for itself ------------------------------------------------------------
moment-between =
    Sag, wer die Runde beendet hat, und alle Summen in der Sitzordnung, zum Beispiel: { $example }.
    Mit runde allein fragt das Programm Schritt für Schritt. Statt einer Summe gehen auch die Karten einer Person: { $player } 1 0 3 4.
    Mit korrigiere runde 1 { $player } 14 wird eine Runde berichtigt, mit block hörst du alles, mit stand die Punkte.
    Mit kommt Eva kommt jemand dazu, mit geht { $player } geht jemand.
    Mit hilfe alles hörst du alle Befehle, mit ende hörst du auf, alles ist gespeichert.
    .braille =
        etwa: { $example }
        oder runde, oder { $player } 1 0 3 4
        korrigiere runde 1 { $player } 14
        block, stand, kommt Eva, geht { $player }
        hilfe alles, ende
moment-ender =
    Sag, wer die Runde beendet hat, zum Beispiel: { $player }.
    Mit rückgängig kommst du einen Schritt zurück, mit wer hörst du, was noch fehlt.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        wer hat beendet, etwa: { $player }
        rückgängig, wer
        hilfe alles
moment-sum =
    Sag die Summe von { $player }, oder alle Karten, die noch liegen, mit Leerzeichen dazwischen. Eine Spalte, die weg ist, zählt nicht.
    Statt minus 2 geht kurz m2, mit rückgängig kommst du einen Schritt zurück.
    Mit wer hörst du, was noch fehlt, mit hilfe alles alle Befehle.
    .braille =
        Summe { $player }, oder alle Karten
        für -2 auch m2, rückgängig
        wer, hilfe alles
moment-total =
    Mit welchem Stand kommt { $player } dazu? Sag eine Zahl, oder Enter für den höchsten Stand.
    Mit rückgängig bleibt alles, wie es war. Mit hilfe alles hörst du alle Befehle.
    .braille =
        Stand { $player }, oder Enter
        rückgängig, hilfe alles
moment-again =
    Die Partie ist zu Ende. Mit Enter oder ja beginnt noch eine mit denselben Regeln.
    Mit korrigiere lässt sich eine Runde berichtigen, mit block hörst du alles, mit block datei.txt schreibst du den Block in eine Datei.
    Mit neue Partie stellst du alles neu ein, mit ende hörst du auf.
    .braille =
        Enter oder ja: noch eine
        korrigiere, block, block datei.txt
        neue Partie, ende

everything =
    Runde: { $example }, oder nur runde. Einzeln auch: { $player } 14, oder { $player } und alle Karten.
    Berichtigen: korrigiere runde 1 { $player } 14, korrigiere runde 1 beender { $player }. Kurz k.
    Personen: kommt Eva, geht { $player }.
    Hören: stand, wer, bericht, statistik, block, block { $player }, runde 1, wiederhole. Kurz s, v und w.
    Schreiben: block datei.txt, block datei.csv.
    Zurücknehmen: rückgängig, wiederherstellen, beides ohne Grenze.
    Einstellen: umfang, braille, zwo, vorlesen, einstellungen.
    Sonst: hilfe, regeln, lernen, spickzettel, prüfe, neue Partie, ende. Kurz: h und r.
    .braille =
        { $example }, oder runde
        korrigiere runde 1 { $player } 14
        kommt Eva, geht { $player }
        stand, wer, bericht, statistik, block, w
        block datei.txt, block datei.csv
        rückgängig, wiederherstellen
        umfang, braille, zwo, vorlesen, einstellungen
        hilfe, regeln, lernen, spickzettel, prüfe, neue Partie, ende

on-round = Mit { $example } steht eine ganze Runde auf dem Block: erst, wer beendet hat, dann alle Summen in der Sitzordnung. Mit runde allein wird alles gefragt, mit runde 1 hörst du die Runde 1.
on-amend = Mit korrigiere runde 1 { $player } 14 hat { $player } in Runde 1 die Summe 14, mit korrigiere runde 1 beender { $player } hat { $player } beendet. Mit korrigiere stand { $player } 16 hat { $player } mit 16 angefangen. Alles danach wird neu gerechnet.
on-leave = Mit geht { $player } spielt { $player } ab jetzt nicht mehr mit. Das geht zwischen zwei Runden.
on-join = Mit kommt Eva spielt Eva ab jetzt mit und sitzt hinter allen anderen. Gefragt wird nach dem Stand, mit Enter gilt der höchste.
on-block = Mit block hörst du den Block Runde für Runde, mit block { $player } nur eine Person. Mit block datei.txt oder block datei.csv wird der Block geschrieben.
on-ender = Mit beendet { $player } sagst du, dass { $player } die Runde beendet hat.
on-totals = Mit stand, kurz s, hörst du die Punkte der ganzen Partie, die wenigsten zuerst.
on-whose = Mit wer hörst du, wer die nächste Runde beginnt, oder was von dieser Runde noch fehlt.
on-report = Mit bericht hörst du die letzte Runde noch einmal, und was als Nächstes kommt.
on-undo = Mit rückgängig kommt weg, was zuletzt geschrieben wurde, so oft du willst.
on-redo = Mit wiederherstellen steht wieder da, was zurückgenommen wurde.
on-go-on = Mit weiter, oder einfach Enter, kommt die nächste Frage.
on-new-game = Mit neue Partie beginnt ein neuer Block. Der alte bleibt gespeichert.
on-quit = Mit ende hörst du auf. Alles ist gespeichert, nächstes Mal geht es dort weiter.
