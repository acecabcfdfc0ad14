# The command line: help, and what was wrong with it.
-subcommands = spiel, begleiter, wertung, lernen, regeln, spickzettel, statistik, simulation, ereignisse, bot, prüfe

help =
    Skyjo für die Konsole, für alle, die mit Bildschirmleser oder Braillezeile spielen.
    Ohne weitere Wörter fragt skyjo, was es wissen muss, oder führt eine offene Partie fort.
    Ebenso mit skyjo --braille 40, dann von Anfang an auf einer Braillezeile mit 40 Zellen.
    Unterbefehle: { -subcommands }. Mehr dazu sagt zum Beispiel: skyjo spiel --help.
    --kontrast schreibt in fetter Schrift. Was mit einstellungen geht, geht auch als Option, und gilt dann nur dieses Mal.
    skyjo spiel beginnt eine Partie mit allem, was als Option angegeben ist.
    skyjo lernen ist der Kurs: Skyjo von Anfang an, Schritt für Schritt.
    skyjo begleiter führt durch eine Partie mit echten Karten.
    skyjo wertung Anna Ben Carla ist der Wertungsblock: Summen hinein, Punkte heraus.
    skyjo regeln sagt die Themen der Regeln, skyjo regeln verdopplung eines davon.
    skyjo spickzettel DATEI schreibt Regeln und Befehle auf eine Seite, oder einen leeren Wertungsblock.
    skyjo statistik sagt, was die gespielten Partien ergaben.
    skyjo simulation lässt die Programme gegeneinander spielen und zählt.
    skyjo ereignisse SPIELSTAND schreibt eine gespeicherte Partie als Ereignisse, eines je Zeile.
    skyjo prüfe sagt, was auf diesem Rechner zum Lesen und Vorlesen da ist, skyjo prüfe nvda gibt Hinweise zu einem Bildschirmleser.
    skyjo --vorlesen liest selbst vor, gedacht ohne laufenden Bildschirmleser.
    Umlaute dürfen als ae, oe, ue geschrieben werden, ß als ss.

help-spiel =
    skyjo spiel beginnt eine Partie. Alle Optionen dürfen fehlen.
    --mensch NAME: wer an dieser Tastatur spielt. Mehrmals für mehrere.
    --gegner 2: so viele Programme spielen mit. Oder Stärken mit Komma: --gegner einfach,zufall. Oder mit Namen: --gegner Anton:einfach.
    Möglich: { $words }. Wer passend spielt, richtet sich nach deinen Ergebnissen.
    --saat WORT: dieselbe Saat gibt dieselben Karten.
    --regeln NAME: { $presets }.
    { $options }
    --umfang: knapp, normal oder ausführlich. Wie viel du hörst.
    --anordnung: spalten oder reihen. --tempo: frei oder schritt.
    --braille 40: so viele Zellen hat die Braillezeile, 10 bis 80, und alles kommt in kurzer Form, Zeile für Zeile.
    --buchstaben: buchstaben oder namen. --zwo: an oder aus. --kontrast: fette Schrift.
    --vorlesen liest selbst vor, gedacht ohne laufenden Bildschirmleser. --vorlesen tisch sagt nur die Züge für alle an.
    --ausgabe stumm lässt beim Vorlesen nur die Eingabe stehen. --braille-meldung schickt Antworten über NVDA oder JAWS an die Braillezeile. --glocke klingelt.
    --sprechtempo: langsam, normal, zügig oder schnell. --lautstärke: leise, normal oder laut. --stimme NAME.
    --spielstand DATEI: dort wird gespeichert. Gibt es die Datei schon, geht die Partie weiter.
    --üben: alles darf zurückgenommen werden.
    --tipps aus: in dieser Partie gibt es auch auf Fragen keine Tipps.

help-lernen =
    skyjo lernen beginnt den Kurs oder führt ihn fort. Mit skyjo lernen 2 beginnt das Kapitel 2.
    --umfang: knapp, normal oder ausführlich. --anordnung: spalten oder reihen. --tempo: frei oder schritt.
    --braille 40: so viele Zellen hat die Braillezeile, 10 bis 80, und alles kommt in kurzer Form, Zeile für Zeile.
    --buchstaben: buchstaben oder namen. --zwo: an oder aus. --kontrast: fette Schrift.
    --vorlesen liest selbst vor, gedacht ohne laufenden Bildschirmleser. --vorlesen tisch sagt nur die Züge für alle an.
    --ausgabe stumm lässt beim Vorlesen nur die Eingabe stehen. --braille-meldung schickt Antworten über NVDA oder JAWS an die Braillezeile. --glocke klingelt.
    --sprechtempo: langsam, normal, zügig oder schnell. --lautstärke: leise, normal oder laut. --stimme NAME.

help-begleiter =
    skyjo begleiter Anna Ben Carla führt durch eine Partie mit echten Karten: es sagt jeden Zug an und rechnet.
    Ohne Namen fragt es danach. Du sagst, was aufgetaucht ist, zum Beispiel: z 5 b2 9.
    --tipps aus: in dieser Partie gibt es auch auf Fragen keine Tipps.
    --regeln NAME: { $presets }.
    { $options }
    --umfang: knapp, normal oder ausführlich. --anordnung: spalten oder reihen. --tempo: frei oder schritt.
    --braille 40: so viele Zellen hat die Braillezeile, 10 bis 80, und alles kommt in kurzer Form, Zeile für Zeile.
    --buchstaben: buchstaben oder namen. --zwo: an oder aus. --kontrast: fette Schrift.
    --vorlesen liest selbst vor, gedacht ohne laufenden Bildschirmleser. --vorlesen tisch sagt nur die Züge für alle an.
    --ausgabe stumm lässt beim Vorlesen nur die Eingabe stehen. --braille-meldung schickt Antworten über NVDA oder JAWS an die Braillezeile. --glocke klingelt.
    --sprechtempo: langsam, normal, zügig oder schnell. --lautstärke: leise, normal oder laut. --stimme NAME.
    --spielstand DATEI: dort wird gespeichert. Gibt es die Datei schon, geht die Partie weiter.

help-wertung =
    skyjo wertung Anna Ben Carla führt den Block für eine Partie mit echten Karten. Die Namen stehen in der Sitzordnung, fehlen sie, wird gefragt.
    Nach jeder Runde sagst du zum Beispiel: runde anna 19 14 22, zuerst, wer beendet hat, dann die Summen in der Sitzordnung.
    --stand 42,61,0: so viele Punkte sind es schon, in der Sitzordnung.
    --regeln NAME: { $presets }.
    { $options }
    --umfang: knapp, normal oder ausführlich. Wie viel du hörst.
    --braille 40: so viele Zellen hat die Braillezeile, 10 bis 80, und alles kommt in kurzer Form, Zeile für Zeile.
    --buchstaben: buchstaben oder namen. --zwo: an oder aus. --kontrast: fette Schrift.
    --vorlesen liest selbst vor, gedacht ohne laufenden Bildschirmleser. --vorlesen tisch sagt nur die Züge für alle an.
    --ausgabe stumm lässt beim Vorlesen nur die Eingabe stehen. --braille-meldung schickt Antworten über NVDA oder JAWS an die Braillezeile. --glocke klingelt.
    --sprechtempo: langsam, normal, zügig oder schnell. --lautstärke: leise, normal oder laut. --stimme NAME.
    --spielstand DATEI: dort wird gespeichert. Gibt es die Datei schon, geht der Block weiter.

help-regeln =
    skyjo regeln sagt die Themen. skyjo regeln verdopplung sagt die Regel dazu, was gilt, ein Beispiel und was die Quellen sagen.
    Auch andere Wörter finden ein Thema, zum Beispiel: skyjo regeln patt. Mit quellen oder beispiel dahinter kommt nur das.
    --regeln NAME: { $presets }.
    { $options }

help-spickzettel =
    skyjo spickzettel DATEI schreibt die Regeln und Befehle auf eine Seite, ohne DATEI stehen sie auf der Standardausgabe.
    skyjo spickzettel block DATEI schreibt einen leeren Wertungsblock.
    --form: text, html oder brf. Fehlt sie, gilt die Endung der Datei, .txt, .html oder .brf.
    text ist höchstens 40 Zeichen breit, html in großer Schrift auf A4, brf für einen Brailledrucker.
    --kurzschrift: brf in Kurzschrift statt in Vollschrift.
    --zellen 30: so viele Zellen hat eine Zeile in brf, 25 bis 40 gehen. --zeilen 27: so viele Zeilen hat eine Seite, 24 bis 29 gehen.
    --personen 4: so viele stehen auf dem Block, 2 bis 8 gehen. Oder mit Namen: --mensch Anna --mensch Ben.
    --regeln NAME: { $presets }.
    { $options }

help-statistik =
    skyjo statistik sagt, was die Partien bisher ergaben: gespielt, gewonnen, Punkte, Verdopplungen.
    skyjo statistik NAME sagt alles über eine Person, auch gegen wen und wie es zuletzt lief.
    Gezählt wird jede Partie, die zu Ende ging, auch mit echten Karten und mit dem Block. Partien zum Üben zählen nicht.
    Die Ergebnisse liegen nur auf diesem Rechner.

help-simulation =
    skyjo simulation lässt Programme gegeneinander spielen und zählt, was herauskommt.
    --partien 200: so viele Partien. --spieler 4: so viele Personen am Tisch.
    --gegner einfach: alle spielen so. Oder für jede Person eine Stärke: --gegner einfach,zufall. Von Partie zu Partie rücken alle einen Platz weiter.
    --saat WORT: dieselbe Saat gibt dieselben Partien, wer sie auch spielt.
    --umfang: knapp sagt nur, wer gewinnt, ausführlich alles.
    Wo ziemlich sicher steht, liegt der wahre Wert in 95 von 100 Fällen. Ein geteilter Sieg zählt zum Teil.
    --csv: alle Zahlen als Tabelle auf der Standardausgabe. --csv DATEI: als Datei.
    --ereignisse DATEI: dort steht danach jedes Ereignis in einer Zeile, mit - auf der Standardausgabe.
    --arbeiter 4: so viele Partien laufen gleichzeitig. Sonst so viele, wie der Rechner Kerne hat.
    --dask ADRESSE: die Arbeiter eines Verteilers von dask spielen, zum Beispiel: --dask 127.0.0.1:8786.
    Mit Strg-C hört die Simulation auf und sagt, was bis dahin herauskam.
    --regeln NAME: { $presets }.
    { $options }

help-ereignisse =
    skyjo ereignisse SPIELSTAND DATEI schreibt eine gespeicherte Partie als Ereignisse, eines je Zeile.
    Fehlt DATEI, stehen die Ereignisse auf der Standardausgabe.

help-bot =
    skyjo bot STÄRKE lässt ein anderes Programm eine Stärke befragen, eine Zeile JSON hinein, eine heraus.
    Möglich: { $levels }.
    --saat WORT: dieselbe Saat gibt dieselben Entscheidungen.
which-bot = Es fehlt eine Stärke, die es gibt. Möglich: { $levels }.

option-help = --{ $flag }: { $choices }. { $explanation }
number = eine Zahl

unknown-command = Den Unterbefehl { $word } kenne ich nicht. Es gibt: { -subcommands }.
command-first = Optionen kommen hinter den Unterbefehl, zum Beispiel: skyjo { $command } { $word }.
options-later = { $word } kenne ich hier nicht. Die meisten Optionen kommen hinter einen Unterbefehl, zum Beispiel: skyjo spiel { $word }.
unknown-option = { $word } kenne ich hier nicht. Alle Optionen sagt: skyjo { $command } --help.
bad-value = { $option } braucht einen anderen Wert. { $possible }
silent-needs-voice = Mit --ausgabe stumm muss die eigene Stimme alles vorlesen, zum Beispiel: skyjo --vorlesen --ausgabe stumm.
help-pruefe =
    skyjo prüfe sagt, was auf diesem Rechner zum Lesen und Vorlesen da ist.
    skyjo prüfe probe spricht einen Probesatz und zeigt ihn.
    skyjo prüfe nvda gibt Hinweise, auch mit jaws, narrator, voiceover, orca und brltty.
possible-number = Möglich ist eine Zahl ab 1.
possible-range = Möglich ist eine Zahl von { $least } bis { $most }.
one-level-each = Für { $seats } Personen braucht es eine Stärke für alle oder { $seats } mit Komma, es sind { $levels }.
possible-words = Möglich: { $words }.
possible-opponents = Möglich ist eine Zahl oder Stärken mit Komma: { $words }.
possible-anything = Es fehlt ein Wort dahinter.
possible-name = Ein Name ist ein Wort aus Buchstaben, das im Spiel nichts anderes bedeutet, und jeder Name nur einmal.
bad-name = { $option } braucht einen anderen Namen. { $rule }
possible-totals = Möglich sind Zahlen mit Komma, eine für jeden Namen, zum Beispiel: --stand 42,61,0.
stand-needs-names = Zu --stand gehören die Namen, zum Beispiel: skyjo wertung Anna Ben --stand 42,61.
bad-table = Zusammen spielen zwei bis acht, hier wären es { $count }.
missing-save = Es fehlt der Spielstand, zum Beispiel: skyjo ereignisse partie.skyjo.
not-read = Die Datei { $name } lässt sich nicht lesen.
not-a-save = Die Datei { $name } ist keine gespeicherte Partie oder beschädigt.
too-new = Die Partie in { $name } ist von einer neueren Fassung des Programms.
is-a-save = Die Datei { $name } ist eine gespeicherte Partie und bleibt, wie sie ist. Bitte einen anderen Namen.
did-you-mean = Das kenne ich nicht. Meintest du: skyjo { $line }?
which-form = { $name } passt nicht, der Name der Datei muss mit txt, html oder brf enden, zum Beispiel: skyjo spickzettel datei.html.
forms = text, html, brf
file-exists = Die Datei { $name } gibt es schon, sie bleibt, wie sie ist. Bitte einen anderen Namen.
not-written = Die Datei { $name } lässt sich nicht schreiben.

default-name = Gast
gathering = Für die Statistik werden gespeicherte Partien gelesen, bisher { $done } von { $all }.
output-full = Die Ausgabe lässt sich nicht schreiben.
