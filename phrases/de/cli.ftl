# The command line: help, and what was wrong with it.
-subcommands = spiel, begleiter, wertung, lernen, regeln, spickzettel, statistik, simulation, ereignisse, bot, prüfe

# What holds for every game and pad: how it is told, shown and spoken.
shown =
    --braille 40: so viele Zellen hat die Braillezeile, 10 bis 80, und alles kommt in kurzer Form, Zeile für Zeile.
    --vorlesen liest selbst vor, wenn kein Bildschirmleser läuft. --vorlesen tisch sagt nur die Züge für alle an.
    --sprechtempo: langsam, normal, zügig oder schnell. --lautstärke: leise, normal oder laut. --stimme NAME.
    --buchstaben: buchstaben oder namen. --zwo: an oder aus. --kontrast: fette Schrift.
    --ausgabe stumm lässt beim Vorlesen nur die Eingabe stehen. --glocke klingelt.
    --braille-meldung schickt Antworten über NVDA oder JAWS an die Braillezeile.
ruled =
    --regeln NAME: { $presets }. Einzelne Regeln ändern die folgenden Optionen.
    { $options }

help =
    Skyjo für die Konsole, für alle, die mit Bildschirmleser oder Braillezeile spielen.
    skyjo allein fragt, was es wissen muss, oder führt eine offene Partie fort.
    skyjo lernen ist der Kurs: Skyjo von Anfang an, Schritt für Schritt.
    skyjo --braille 40 spielt auf einer Braillezeile mit 40 Zellen.
    skyjo --vorlesen liest selbst vor, wenn kein Bildschirmleser läuft.
    skyjo spiel beginnt eine Partie gleich mit allen Optionen.
    skyjo begleiter führt durch eine Partie mit echten Karten.
    skyjo wertung Anna Ben Carla ist der Wertungsblock: Summen hinein, Punkte heraus.
    skyjo regeln sagt die Themen der Regeln, skyjo regeln verdopplung eines davon.
    skyjo spickzettel DATEI schreibt Regeln und Befehle auf eine Seite, oder einen leeren Wertungsblock.
    skyjo statistik sagt, was die gespielten Partien ergaben.
    skyjo prüfe sagt, was auf diesem Rechner zum Lesen und Vorlesen da ist, skyjo prüfe nvda gibt Hinweise zu NVDA.
    skyjo simulation lässt die Programme gegeneinander spielen und zählt.
    skyjo ereignisse SPIELSTAND schreibt eine gespeicherte Partie als Ereignisse, skyjo bot lässt andere Programme mitspielen.
    Jede Einstellung geht auch als Option und gilt dann nur dieses Mal, zum Beispiel --kontrast für fette Schrift.
    Umlaute dürfen als ae, oe, ue geschrieben werden, ß als ss.
    Mehr zu jedem Unterbefehl sagt --help dahinter, zum Beispiel: skyjo spiel --help.

help-spiel =
    skyjo spiel beginnt eine Partie. Alle Optionen dürfen fehlen.
    --mensch NAME: wer an dieser Tastatur spielt. Mehrmals für mehrere.
    --gegner 2: so viele Programme spielen mit. Oder Stärken mit Komma: --gegner einfach,zufall. Oder mit Namen: --gegner Anton:einfach.
    Stärken: { $words }. Wer passend spielt, richtet sich nach deinen Ergebnissen.
    --üben: alles darf zurückgenommen werden.
    --tipps aus: in dieser Partie gibt es auch auf Fragen keine Tipps.
    --spielstand DATEI: dort wird gespeichert. Gibt es die Datei schon, geht die Partie weiter.
    --umfang: knapp, normal oder ausführlich. Wie viel du hörst.
    --anordnung: spalten oder reihen. --tempo: frei oder schritt.
    { shown }
    { ruled }
    --saat WORT: dieselbe Saat gibt dieselben Karten.

help-lernen =
    skyjo lernen beginnt den Kurs oder führt ihn fort. Mit skyjo lernen 2 beginnt das Kapitel 2.
    --umfang: knapp, normal oder ausführlich. --anordnung: spalten oder reihen. --tempo: frei oder schritt.
    { shown }

help-begleiter =
    skyjo begleiter Anna Ben Carla führt durch eine Partie mit echten Karten, sagt jeden Zug an und rechnet.
    Ohne Namen fragt es danach. Du sagst, was aufgetaucht ist, zum Beispiel: z 5 b2 9.
    --spielstand DATEI: dort wird gespeichert. Gibt es die Datei schon, geht die Partie weiter.
    --tipps aus: in dieser Partie gibt es auch auf Fragen keine Tipps.
    --umfang: knapp, normal oder ausführlich. --anordnung: spalten oder reihen. --tempo: frei oder schritt.
    { shown }
    { ruled }

help-wertung =
    skyjo wertung Anna Ben Carla führt den Block für eine Partie mit echten Karten. Die Namen stehen in der Sitzordnung, fehlen sie, wird gefragt.
    Nach jeder Runde sagst du zum Beispiel: runde anna 19 14 22, zuerst, wer beendet hat, dann die Summen in der Sitzordnung.
    --stand 42,61,0: so viele Punkte sind es schon, in der Sitzordnung.
    --spielstand DATEI: dort wird gespeichert. Gibt es die Datei schon, geht der Block weiter.
    --umfang: knapp, normal oder ausführlich. Wie viel du hörst.
    { shown }
    { ruled }

help-regeln =
    skyjo regeln sagt die Themen. skyjo regeln verdopplung sagt die Regel dazu, was gilt, ein Beispiel und was die Quellen sagen.
    Auch andere Wörter finden ein Thema, zum Beispiel: skyjo regeln patt. Mit quellen oder beispiel dahinter kommt nur das.
    { ruled }

help-spickzettel =
    skyjo spickzettel DATEI schreibt die Regeln und Befehle auf eine Seite, ohne DATEI stehen sie auf der Standardausgabe.
    skyjo spickzettel block DATEI schreibt einen leeren Wertungsblock.
    Die Endung der Datei bestimmt die Form: .txt ist höchstens 40 Zeichen breit, .html große Schrift auf A4, .brf für einen Brailledrucker.
    --form: text, html oder brf, wenn die Datei anders heißt oder fehlt.
    --kurzschrift: brf in Kurzschrift statt in Vollschrift.
    --zellen 30: so viele Zellen hat eine Zeile in brf, 25 bis 40 gehen. --zeilen 27: so viele Zeilen hat eine Seite, 24 bis 29 gehen.
    --personen 4: so viele stehen auf dem Block, 2 bis 8 gehen. Oder mit Namen: --mensch Anna --mensch Ben.
    { ruled }

help-statistik =
    skyjo statistik sagt, was die Partien bisher ergaben: gespielt, gewonnen, Punkte, Verdopplungen.
    skyjo statistik NAME sagt alles über eine Person, auch gegen wen und wie es zuletzt lief.
    Gezählt wird jede Partie, die zu Ende ging, auch mit echten Karten und auf dem Block. Partien zum Üben zählen nicht.
    Die Ergebnisse liegen nur auf diesem Rechner.

help-simulation =
    skyjo simulation lässt Programme gegeneinander spielen und zählt, was herauskommt.
    --partien 200: so viele Partien. --spieler 4: so viele Programme am Tisch.
    --gegner einfach: alle spielen so. Oder für jeden Platz eine Stärke: --gegner einfach,zufall. Von Partie zu Partie rücken alle einen Platz weiter.
    --saat WORT: dieselbe Saat gibt dieselben Partien, wer sie auch spielt.
    --umfang: knapp sagt nur, wer gewinnt, ausführlich alles.
    Ziemlich sicher heißt: In 95 von 100 Fällen liegt der wahre Wert dort. Ein geteilter Sieg zählt nur zum Teil.
    --csv: alle Zahlen als Tabelle auf der Standardausgabe. --csv DATEI: als Datei.
    --ereignisse DATEI: dort steht danach jedes Ereignis in einer Zeile, mit - auf der Standardausgabe.
    --arbeiter 4: so viele Partien laufen gleichzeitig. Sonst so viele, wie der Rechner Kerne hat.
    --dask ADRESSE: die Arbeiter eines Verteilers von dask spielen, zum Beispiel: --dask 127.0.0.1:8786.
    Mit Strg-C hört die Simulation auf und sagt, was bis dahin herauskam.
    { ruled }

help-ereignisse =
    skyjo ereignisse SPIELSTAND DATEI schreibt eine gespeicherte Partie als Ereignisse, eines je Zeile.
    Fehlt DATEI, stehen die Ereignisse auf der Standardausgabe.

help-bot =
    skyjo bot STÄRKE antwortet anderen Programmen, was es spielen würde, eine Zeile JSON hinein, eine heraus.
    Stärken: { $levels }.
    --saat WORT: dieselbe Saat gibt dieselben Entscheidungen.
which-bot = Es fehlt eine Stärke, die es gibt. Möglich: { $levels }.

option-help = --{ $flag }: { $choices }. { $explanation }
number = eine Zahl

unknown-command = Den Unterbefehl { $word } kenne ich nicht. Es gibt: { -subcommands }.
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
one-level-each = Für { $seats } Personen braucht es eine Stärke für alle oder { $seats } mit Komma, hier sind es { $levels }.
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
which-form = { $name } passt nicht, der Dateiname muss auf txt, html oder brf enden, zum Beispiel: skyjo spickzettel datei.html.
forms = text, html, brf

default-name = Gast
gathering = Für die Statistik werden gespeicherte Partien gelesen, bisher { $done } von { $all }.
output-full = Die Ausgabe lässt sich nicht schreiben.
