# Sheets to take away: the rules and commands on one page, and an empty score pad. What stands on
# them, then what is told about them.

crib-title = Skyjo
crib-rules = Regeln
crib-in-force = So ist es vereinbart
crib-commands = Befehle, kurz in Klammern
# Every command by its name, a group a line. The short forms stand in brackets, never before a full
# stop: there Kurzschrift would take a letter for a contraction.
crib-groups =
    Zug: ziehe (z), nimm (n), tausche B2 (t), wirf C3 (x), decke C3 auf (u), nichts.
    Auslage: karten (l), was B2, summe, verdeckt, paare, mit Namen oder alle.
    Tisch: ablage (o), hand, stapel, wer, runde, stand (s), zähle 0.
    Rückblick: wiederhole (w), verlauf (v), bericht, analyse, statistik.
    Einstellen: einstellungen, umfang, tempo, anordnung, braille, vorlesen, prüfe.
    Rat: tipp, warum, hilfe (h), regeln (r), lernen, spickzettel.
    Sonst: rückgängig, wiederherstellen, weiter, neue Partie, stopp, ende.
    Echte Karten: z 5 B2 9, n B2 9, korrigiere B2 8 (k), karte B2 7, aufbau.

pad-title = Skyjo, Wertungsblock
pad-person = Person { $number }
pad-round = Runde
pad-points = Punkte
pad-total = Stand

# -- Told about them -------------------------------------------------------------------------------
how =
    Mit spickzettel datei.html schreibst du Regeln und Befehle auf eine Seite in großer Schrift, mit datei.txt als Text, mit datei.brf für einen Brailledrucker.
    Mit kurzschrift dahinter wird es Kurzschrift, mit block davor ein leerer Wertungsblock, zum Beispiel: spickzettel block datei.html.
    .braille =
        spickzettel datei.html, oder txt, brf
        davor block, dahinter kurzschrift
unknown-form = Der Dateiname muss auf txt, html oder brf enden, zum Beispiel: spickzettel datei.html.
    .braille = Endung fehlt, etwa: spickzettel datei.html
no-liblouis = Für Braille fehlt das Programm liblouis. Es ist frei: unter Debian und Ubuntu heißt es liblouis-bin, unter macOS bei Homebrew liblouis, für Windows liegt es auf liblouis.io.
    .braille = liblouis fehlt, etwa Paket liblouis-bin

# Typed words.
word-pad = block wertungsblock punkteblock
word-contracted = kurzschrift kurz verkürzt
