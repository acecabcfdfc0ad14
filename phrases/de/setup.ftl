# Greeting and set-up. Each question's phrase says what can be answered.
greeting = Willkommen bei Skyjo, mit hilfe hörst du jederzeit, was möglich ist.
    .braille = Skyjo, weiter mit Enter, mehr mit hilfe
    .narrow = Skyjo, Enter weiter

invitation = Neu hier? Mit lernen beginnt ein Kurs, der dir alles beibringt.
    .braille = neu? lernen beginnt den Kurs

unfinished-one = Noch offen ist eine Partie: { $game }.
    .braille = offen: { $game }
unfinished-many = Noch offen sind { $games } Partien, die letzte: { $game }.
    .braille = offen: { $games } Partien
unfinished-item = { $number }: { $game }.
    .braille = { $number }: { $game }
none-unfinished = Keine Partie ist offen.
    .braille = nichts offen

saved-game = { $names }, Runde { $round }, { $when }
when-today = heute um { $time } Uhr
when-yesterday = gestern um { $time } Uhr
when-days = vor { $days } Tagen

first-question = Davor ist keine Frage.
    .braille = davor keine Frage
explain-resume = Mit ja spielst du die offene Partie weiter, mit nein beginnt eine neue. Mit weiter hörst du alle offenen Partien.
    .braille = ja spielt weiter, nein beginnt neu
explain-which-game = Sag die Nummer der Partie.
    .braille = Nummer der Partie
explain-names = Wie heißt du? Spielen mehrere an dieser Tastatur, sag alle Namen mit Leerzeichen dazwischen.
    .braille = dein Name, oder mehrere Namen
explain-names-at-table = Wer spielt am Tisch? Sag alle Namen in der Reihenfolge, in der ihr sitzt, mit Leerzeichen dazwischen.
    .braille = alle Namen in Sitzfolge
explain-opponents = Gegen wie viele spielst du? Eine Zahl, oder Stärken mit Komma, zum Beispiel: einfach, zufall.
    .braille = Zahl, oder Stärken mit Komma
explain-level = Wie stark spielen sie? Möglich: { $levels }.
    .braille = { $levels }
explain-rules = Welche Regeln? Möglich: { $presets }. Mit einzeln fragt das Programm jede Regel ab.
    .braille = { $presets }, einzeln
explain-cells = Wie viele Zellen hat deine Braillezeile, zum Beispiel 40? Mit 0 bleiben die Sätze ausgeschrieben.
    .braille = Zellen der Zeile, 0 ohne
    .narrow = Zellen, 0 ohne
explain-option = { $explanation } Möglich: { $choices }.
    .braille = möglich: { $choices }
number-range = eine Zahl von { $least } bis { $most }

# Instead of a word that can't be read back.
this = Das
bad-answer = { $word } passt hier nicht. { $explanation }
    .braille = { $word } passt nicht
bad-count = Zusammen spielen zwei bis acht. Hier geht eine Zahl von { $least } bis { $most }.
    .braille = { $least } bis { $most } geht

bad-name =
    { $reason ->
        [empty] Bitte sag wenigstens einen Namen, zum Beispiel: Jana.
        [long] Der Name { $name } ist zu lang, höchstens 20 Buchstaben gehen.
        [letters] Ein Name ist ein Wort aus lateinischen Buchstaben ohne Ziffern, auch mit Bindestrich oder Apostroph, zum Beispiel: Jana.
        [taken] Den Namen { $name } gibt es am Tisch schon, oder er klingt gleich.
       *[reserved] So kann niemand heißen, { $name } ist ein Wort des Spiels. Zum Beispiel: Jana.
    }
    .braille =
        { $reason ->
            [empty] ein Name fehlt
            [long] Name zu lang, höchstens 20
            [letters] nur Buchstaben im Namen
            [taken] { $name } gibt es schon
           *[reserved] { $name } ist ein Spielwort
        }
too-few-people = Es spielen wenigstens zwei. Bitte alle Namen in einer Zeile.
    .braille = wenigstens zwei Namen
too-many-people = Höchstens 8 spielen mit.
    .braille = höchstens 8

save-damaged = Die Datei { $name } ist beschädigt oder keine gespeicherte Partie. Sie bleibt, wie sie ist.
    .braille = { $name } nicht lesbar
save-newer = Die Partie in { $name } ist von einer neueren Fassung des Programms. Sie bleibt, wie sie ist.
    .braille = { $name } ist zu neu
save-unreadable = Die Datei { $name } lässt sich nicht öffnen.
    .braille = { $name } nicht lesbar
save-torn = Die letzte Zeile der gespeicherten Partie war unvollständig, sie zählt nicht.
    .braille = letzte Zeile zählt nicht

# The opponents' names, in the order in which they sit down: all begin with other letters.
bot-names = Vera Anton Lea Max Ida Emil Otto Hugo
one-by-one = einzeln
