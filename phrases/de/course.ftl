# The course. A step is a phrase: with .word the learner is to say that, or anything that does or
# asks the same; with .answer it is a question of understanding. …-wrong is told at the first try
# that does not fit.

learner = Gast
leave-word = ende
example-listen = weiter
example-quiz = hilfe

# -- Around the chapters ---------------------------------------------------------------------
contents = Der Kurs hat { $count } Kapitel: { $chapters }. Sag die Nummer oder das Wort, Enter nimmt das nächste.
    .braille = Kapitel: { $chapters }
contents-done = Schon hinter dir: { $chapters }.
    .braille = fertig: { $chapters }
no-such-chapter = Zu { $word } gibt es kein Kapitel. Sag eine Zahl von 1 bis { $count }, zum Beispiel: 2.
    .braille = kein Kapitel { $word }, nur 1 bis { $count }
chapter-begins = Kapitel { $number }: { $title }.
    .braille = Kapitel { $number }: { $title }
    .narrow = { $number }: { $title }
chapter-goes-on = Weiter in Kapitel { $number }: { $title }.
    .braille = weiter, Kapitel { $number }: { $title }
next-chapter = Als Nächstes kommt: { $title }. Mit Enter geht es los, mit ende hörst du auf.
    .braille = nun: { $title }
all-done = Der ganze Kurs ist geschafft. Mit einer Zahl von 1 bis { $count } machst du ein Kapitel noch einmal, mit Enter geht es zurück zum Spiel.
    .braille = Kurs fertig, Enter: zum Spiel
left = Bis hierher ist alles gespeichert, mit lernen geht der Kurs weiter.
    .braille = gespeichert, weiter mit lernen
left-not-kept = Wie weit du bist, ließ sich nicht speichern. Mit lernen wählst du beim nächsten Mal das Kapitel.
    .braille = Kurs nicht gespeichert
back-in-game = Du bist wieder in deiner Partie.
    .braille = wieder in der Partie
only-in-course = Überspringen geht nur im Kurs, und der beginnt mit: lernen.
    .braille = nur im Kurs, der beginnt mit lernen
first-step = Das ist der erste Schritt des Kapitels.
    .braille = erster Schritt
progress-broken = Wie weit du im Kurs warst, lässt sich nicht mehr lesen. Darum beginnt er von vorn.
    .braille = Kurs beginnt von vorn
progress-not-kept = Wie weit du bist, lässt sich gerade nicht speichern. Der Kurs geht trotzdem weiter.
    .braille = Kurs nicht gespeichert
help-contents = Der Kurs bringt dir Skyjo bei, Schritt für Schritt. Mit ende geht es zurück, deine Partie wartet so lange.
    .braille = Kurs. ende: zurück
help-lesson = Im Kurs geht es mit überspringen ohne Üben weiter, mit zurück einen Schritt zurück, mit lernen zu den Kapiteln, mit ende hinaus. Fragen wie karten gehen immer.
    .braille = überspringen, zurück, lernen, ende

# -- Reactions -------------------------------------------------------------------------------
right-1 = Genau.
    .braille = genau
right-2 = Richtig, weiter so.
    .braille = richtig
right-3 = Stimmt.
    .braille = stimmt
exact-1 = Schreib einfach: { $word }.
    .braille = schreib: { $word }
exact-2 = Mit überspringen geht es ohne Üben weiter. Hier passt: { $word }.
    .braille = passend: { $word }
exact-3 = Versuch es so: { $word }.
    .braille = etwa so: { $word }
done-for-you = Ich mache es für dich: { $word }.
    .braille = für dich: { $word }
other-place = Das wäre { $position }, hier ist { $wanted } gemeint.
    .braille = nicht { $position }, sondern { $wanted }
listen = Hier hörst du erst einmal zu. Mit Enter geht es weiter.
    .braille = zuhören, dann Enter

# -- 1: reading the grid ---------------------------------------------------------------------
title-grid = die Auslage
    .topic = auslage

grid-shape = Vor dir liegen 12 Karten in 4 Spalten zu je 3 Karten, von links A bis D. Die Reihen heißen von hinten 1 bis 3, und hinten heißt weit weg von dir, also liegt A1 hinten links und D3 vorn rechts. Leg echte Karten so hin, wenn du welche hast, und drück Enter.
    .braille =
        Spalten a bis d, von links,
        Reihen 1 bis 3, 1 ist hinten. Enter
    .narrow =
        Spalten a bis d,
        Reihen 1 bis 3,
        1 hinten. Enter

grid-all = Sag heißt hier immer: schreib es und drück Enter. Frag nun, was bei dir liegt, sag: karten.
    .word = karten
    .braille =
        hinter dem Doppelpunkt: dein Wort
        alle deine Karten: karten
    .narrow =
        schreib das Wort
        am Ende: karten
grid-all-wrong = Das war etwas anderes, hier geht es um alle deine Karten.
    .braille = gemeint sind alle Karten

grid-column = So hörst du Spalte um Spalte, zuerst A1, A2 und A3 aus Spalte A. Mit einem Buchstaben allein fragst du nach einer Spalte. Frag nach Spalte B, sag: b.
    .word = b
    .braille =
        v heißt verdeckt, je Spalte 3 Karten
        nur die Spalte b: b
    .narrow =
        v heißt verdeckt
        nur Spalte b: b
grid-column-wrong = Hier geht es um die Spalte B, der Buchstabe allein genügt.
    .braille = Spalte b, nur der Buchstabe

grid-row = Mit einer Zahl allein fragst du nach einer Reihe, quer durch alle Spalten. Frag nach Reihe 1, sag: 1.
    .word = 1
    .braille = und eine Zahl fragt eine Reihe: 1
    .narrow = eine Reihe, quer: 1
grid-row-wrong = Hier geht es um die Reihe 1, die Zahl allein genügt.
    .braille = Reihe 1, nur die Zahl

grid-place = Du kannst auch nach einem einzelnen Platz fragen. Was liegt auf A3? Sag: was A3.
    .word = was A3
    .braille = ein einzelner Platz: was a3
    .narrow = ein Platz: was a3
grid-place-wrong = Hier geht es um den Platz A3, mit dem Wort was davor.
    .braille = Platz a3, mit was davor

grid-find = Nun ohne Hilfe: Welche Karte liegt auf B2? Frag, wie du willst, und sag dann die Zahl.
    .answer = 7
    .braille =
        frag, wie du willst, dann die Zahl:
        welche Karte liegt auf b2?
    .narrow =
        frag, dann die Zahl
        was liegt auf b2?
grid-find-wrong = Die liegt dort nicht. Mit b hörst du die Spalte B, die mittlere Karte ist B2.
    .braille = nicht die, frag: b

grid-hidden = Was verdeckt liegt, kennt noch niemand. Frag, wie viele Karten bei dir verdeckt sind. Sag: verdeckt.
    .word = verdeckt
    .braille = wie viele verdeckt: verdeckt
    .narrow = wie viele: verdeckt
grid-hidden-wrong = Hier geht es darum, wie viele Karten noch verdeckt liegen.
    .braille = gefragt: wie viele verdeckt

grid-other = Alle diese Fragen gehen auch mit einem Namen. Dir gegenüber sitzt Mia. Sag: karten Mia.
    .word = karten Mia
    .braille = alles geht auch mit Namen: karten Mia
    .narrow = von Mia: karten Mia
grid-other-wrong = Hier geht es um die Karten von Mia, mit dem Namen dahinter.
    .braille = Karten von Mia, mit Namen

grid-sum = Jede Karte zählt so viele Punkte, wie ihre Zahl sagt, und gut ist, wer wenige hat. Frag, wie viele Punkte bei dir offen liegen. Sag: summe.
    .word = summe
    .braille =
        Karten zählen ihre Zahl, wenig gewinnt
        deine offenen Punkte: summe
    .narrow =
        Zahlen sind Punkte,
        wenig gut: summe
grid-sum-wrong = Hier geht es um die Punkte, die bei dir offen liegen.
    .braille = gefragt: offene Punkte

done-grid = Geschafft, du findest jetzt jede Karte auf dem Tisch. Hast du etwas überhört, wiederholt w die letzte Antwort.
    .braille = geschafft, w wiederholt

# -- 2: a turn -------------------------------------------------------------------------------
title-turn = der Zug
    .topic = zug

turn-opening = So beginnt jede Runde: Auf der Ablage liegt eine Karte offen, daneben der verdeckte Stapel, und alle decken zwei eigene Karten auf. Welche zwei, bestimmst du. Heute nimm einfach diese, sag: A1 B1.
    .word = A1 B1
    .braille =
        eine liegt offen auf der Ablage,
        alle decken zwei eigene auf, du: a1 b1
    .narrow =
        decke erst zwei
        Karten auf: a1 b1
turn-opening-wrong = Zuerst werden zwei Karten aufgedeckt, und zwar A1 und B1.
    .braille = erst a1 und b1 aufdecken

turn-draw = Wer die höchste Summe hat, beginnt, das bist du. In jedem Zug gibt es zwei Wege, und der erste heißt: eine Karte vom verdeckten Stapel ziehen. Sag: ziehe.
    .word = ziehe
    .braille =
        die höchste Summe beginnt, also du
        Weg 1 von 2, vom Stapel ziehen: ziehe
    .narrow =
        Weg 1 von 2,
        vom Stapel: ziehe
turn-draw-wrong = Das wäre der andere Weg, der kommt gleich. Zuerst ziehst du eine Karte.
    .braille = erst ziehen

turn-swap = Eine 1 ist gut, die behältst du. Sie kommt auf einen Platz deiner Wahl, und was dort liegt, geht auf die Ablage. Leg sie auf B2, sag: tausche B2.
    .word = tausche B2
    .braille =
        die 1 ist gut, leg sie auf b2,
        was dort liegt, geht weg: tausche b2
    .narrow =
        1 ist gut, auf b2,
        b2 geht: tausche b2
turn-swap-wrong = Die 1 wegzuwerfen wäre schade, hier kommt sie auf B2.
    .braille = behalte die 1, auf b2

turn-again = Was auf B2 verdeckt war, hast du erst beim Tauschen gehört. Danach hat Mia gespielt, und du bist wieder dran. Zieh noch eine Karte, sag: ziehe.
    .word = ziehe
    .braille = Mia war dran, zieh noch eine: ziehe
    .narrow = noch eine: ziehe
turn-again-wrong = Von der Ablage nehmen kommt gleich, zieh jetzt noch einmal.
    .braille = erst noch ziehen

turn-discard = Eine 12 ist die höchste Karte, die willst du nicht. Eine gezogene Karte darfst du abwerfen, musst dann aber eine verdeckte Karte aufdecken. Nimm dafür C3, sag: wirf C3.
    .word = wirf C3
    .braille =
        wer abwirft, muss dafür eine aufdecken
        12 ist zu hoch, decke c3 auf: wirf c3
    .narrow =
        wer abwirft, deckt
        eine auf: wirf c3
turn-discard-wrong = Damit bliebe die 12 bei dir. Wirf sie ab und decke C3 auf.
    .braille = ohne die 12, decke c3 auf

turn-take = Mia hat eine 3 abgelegt, die Eingabe nennt immer die oberste Karte der Ablage. Das ist der zweite Weg: Du nimmst diese Karte, die alle schon kennen. Sag: nimm.
    .word = nimm
    .braille =
        die Eingabe nennt die Ablage, jetzt 3
        Weg 2, die 3 nehmen: nimm
    .narrow =
        Weg 2, die 3 der
        Ablage: nimm
turn-take-wrong = Ziehen ginge auch, doch hier nimmst du die 3 von der Ablage.
    .braille = nimm die 3 der Ablage

turn-bound = Genommen ist genommen: abwerfen geht jetzt nicht mehr, die Karte muss auf einen Platz. Auf B1 liegt eine 9, da lohnt es sich. Sag: tausche B1.
    .word = tausche B1
    .braille =
        genommen heißt tauschen, nie abwerfen
        auf b1 liegt 9: tausche b1
    .narrow =
        muss nun tauschen,
        auf b1: tausche b1
turn-bound-wrong = Die Karte von der Ablage muss getauscht werden, hier mit B1.
    .braille = muss tauschen, mit b1

turn-back = Eine Frage dazu, mit ja oder nein: Darfst du eine Karte, die du von der Ablage genommen hast, wieder abwerfen?
    .answer = nein
    .braille =
        ja oder nein: darf man eine genommene
        Karte wieder abwerfen?
    .narrow =
        genommen, abwerfen:
        ja oder nein?
turn-back-wrong = Leider nicht, wer von der Ablage nimmt, muss tauschen.
    .braille = doch nicht, muss tauschen

turn-short = Die Wörter für den Zug gehen auch kurz: z für ziehe, n für nimm, t für tausche, x für wirf. Zieh mit dem kurzen Wort, sag: z.
    .word = z
    .braille =
        z ziehe, n nimm, t tausche, x wirf
        zieh mit dem kurzen Wort: z
    .narrow =
        kurz z, n, t und x
        zieh also: z
turn-short-wrong = Hier ist Ziehen dran, kurz z.
    .braille = ziehen, kurz z

turn-last = Und nun ohne Hilfe: Wirf die 11 ab und decke C1 auf, mit dem kurzen Wort.
    .word = x C1
    .braille = nun allein: 11 ab, c1 auf, mit x
    .narrow =
        allein: 11 ab,
        c1 auf, mit x
turn-last-wrong = Für wirf steht das x, und dahinter kommt der Platz C1.
    .braille = x, dann c1

done-turn = Geschafft, du kennst beide Wege: ziehen, dann tauschen oder abwerfen und aufdecken, oder nehmen und tauschen.
    .braille = geschafft: beide Wege eines Zuges
    .narrow = geschafft: der Zug

# -- 3: columns ------------------------------------------------------------------------------
title-columns = drei gleiche in einer Spalte
    .topic = spalten

columns-pairs = Liegen in einer Spalte drei gleiche Karten offen, ist die ganze Spalte weg und zählt nichts mehr. Frag, wo bei dir schon zwei gleiche liegen. Sag: paare.
    .word = paare
    .braille =
        drei gleiche offen: Spalte weg, zählt 0
        wo schon zwei gleiche liegen: paare
    .narrow =
        drei gleiche offen:
        Spalte zählt nichts
        zwei gleich: paare
columns-pairs-wrong = Hier geht es um die Spalten, in denen schon zwei gleiche liegen.
    .braille = gefragt: zwei gleiche

columns-third = In Spalte B fehlt nur noch B3, und eine 7 liegt auf der Ablage. Nimm sie und leg sie gleich dorthin, sag: nimm B3.
    .word = nimm B3
    .braille =
        in b fehlt b3, auf der Ablage liegt 7
        nimm sie gleich dorthin: nimm b3
    .narrow =
        in b fehlt b3,
        7 dorthin: nimm b3
columns-third-wrong = Dann könnte Mia die 7 nehmen. Nimm sie und leg sie auf B3.
    .braille = nimm die 7, auf b3

columns-gone = Die drei Karten liegen jetzt auf der Ablage, die Lücke bleibt. Frag nach deinen Karten, sag: karten.
    .word = karten
    .braille =
        alle drei auf der Ablage, Lücke bleibt
        deine Karten: karten
    .narrow =
        drei auf der Ablage
        Lücke: karten
columns-gone-wrong = Hier geht es um alle deine Karten.
    .braille = gemeint sind alle Karten

columns-saved = Dreimal 7 ist weg. Wie viele Punkte hast du dir damit gespart?
    .answer = 21
    .braille = dreimal 7 weg: wie viel gespart?
    .narrow =
        dreimal 7 weg:
        wie viel gespart?
columns-saved-wrong = Nicht ganz. Rechne 7 und 7 und 7 zusammen.
    .braille = rechne 7 und 7 und 7

columns-draw = Es geht auch beim Aufdecken. In Spalte C liegen zwei Karten mit 4, und C3 ist verdeckt. Zieh erst eine Karte, sag: ziehe.
    .word = ziehe
    .braille =
        in c liegen 4 und 4, c3 ist verdeckt
        zieh erst eine Karte: ziehe
    .narrow =
        c: 4 4, c3 v
        zieh erst: ziehe
columns-draw-wrong = Von der Ablage ist hier nichts zu holen, zieh eine Karte.
    .braille = zieh eine Karte

columns-flip = Die 10 brauchst du nicht. Wirf sie ab und versuch dein Glück mit C3, sag: wirf C3.
    .word = wirf C3
    .braille = weg mit der 10, Glück mit c3: wirf c3
    .narrow =
        10 ab, Glück mit c3
        nun: wirf c3
columns-flip-wrong = Eine 10 ist hoch, die soll weg, und aufgedeckt wird C3.
    .braille = ohne die 10, decke c3 auf

columns-row = Glück gehabt. Eine Frage, mit ja oder nein: Gilt das auch für drei gleiche in einer Reihe, also quer?
    .answer = nein
    .braille = ja oder nein: auch in einer Reihe?
    .narrow =
        auch in der Reihe,
        ja oder nein?
columns-row-wrong = Nein, nach den üblichen Regeln gilt es nur für Spalten.
    .braille = nur in Spalten

columns-low = Für Spalten gilt es bei jeder Karte, auch bei 0 und bei minus 2, ob du willst oder nicht. Wenn dreimal minus 2 verschwindet: Wie viele Minuspunkte verlierst du?
    .answer = 6
    .braille =
        in Spalten gilt es auch bei 0 und -2
        dreimal -2 weg: wie viele verloren?
    .narrow =
        auch bei 0 und -2
        dreimal -2 weg:
        wie viel verloren?
columns-low-wrong = Nicht ganz. Es sind dreimal 2 Punkte, die dir dann fehlen.
    .braille = rechne dreimal 2

done-columns = Geschafft, du weißt, wie eine Spalte verschwindet und wann sich das lohnt.
    .braille = geschafft: Spalten verschwinden
    .narrow = geschafft: Spalten

# -- 4: the end of a round -------------------------------------------------------------------
title-ending = das Ende der Runde
    .topic = wertung

ending-sum = Du spielst gegen Ben und Carla, und nur D3 liegt bei dir noch verdeckt. Frag, wie viele Punkte bei allen offen liegen. Sag: summe alle.
    .word = summe alle
    .braille =
        bei dir ist nur noch d3 verdeckt
        alle Summen: summe alle
    .narrow =
        nur d3 verdeckt
        alle: summe alle
ending-sum-wrong = Hier geht es um die offenen Punkte von allen dreien.
    .braille = gefragt: Summen von allen

ending-draw = Wer keine verdeckte Karte mehr hat, beendet die Runde. Alle anderen haben dann noch genau einen Zug. Zieh eine Karte, sag: ziehe.
    .word = ziehe
    .braille =
        wer nichts Verdecktes hat, beendet
        andere noch einen Zug. Zieh: ziehe
    .narrow =
        nichts verdeckt:
        Ende, andere noch
        ein Zug. Los: ziehe
ending-draw-wrong = Zieh hier eine Karte, sonst kommt das Ende nicht in Gang.
    .braille = zieh eine Karte

ending-flip = Jetzt beendest du. Wirf die Karte ab und decke D3 auf, deine letzte. Sag: wirf D3.
    .word = wirf D3
    .braille = nun beendest du: wirf d3
    .narrow = du endest: wirf d3
ending-flip-wrong = Damit bliebe eine hohe Karte bei dir. Wirf sie ab und decke D3 auf.
    .braille = wirf ab, decke d3 auf

ending-tie = Wer beendet, muss allein am wenigsten haben, sonst zählt die Summe dieser Runde doppelt. Carla hatte auch 10, darum wurden bei dir 20 daraus. Und mit 11 bei Carla: Wie viele Punkte hättest du dann bekommen?
    .answer = 10
    .braille =
        nicht allein am wenigsten: doppelt
        Carla auch 10, darum bekommst du 20
        mit 11 bei Carla: wie viele für dich?
    .narrow =
        nicht allein vorn,
        darum doppelt
        Carla 11 statt 10:
        wie viele für dich?
ending-tie-wrong = Nicht ganz. Du hättest dann mit 10 allein am wenigsten, und nichts würde verdoppelt.
    .braille = dann nichts verdoppelt

ending-sums = Ein neues Beispiel, diesmal mit Bertil und Cecilia. Wieder liegt bei dir nur D3 verdeckt. Vor dem Beenden lohnt es sich zu fragen, sag: summe alle.
    .word = summe alle
    .braille =
        neu: Bertil, Cecilia, nur d3 verdeckt
        alle Summen: summe alle
    .narrow =
        neu, nur d3 fehlt
        alle: summe alle
ending-sums-wrong = Hier geht es um die offenen Punkte von allen dreien.
    .braille = gefragt: Summen von allen

ending-go = Bei Bertil liegen zwei Karten mit 9 in einer Spalte, die kann noch verschwinden. Beende trotzdem, in einer Zeile: zieh, wirf ab und decke D3 auf. Sag: z x D3.
    .word = z x D3
    .braille =
        bei Bertil kann noch eine Spalte weg
        beende trotzdem in einem: z x d3
    .narrow =
        Bertil hat noch 9 9
        beende: z x d3
ending-go-wrong = Beende hier die Runde: ziehen, abwerfen, D3 aufdecken.
    .braille = ziehen, abwerfen, d3 auf

ending-alone = Bei Bertil kam die dritte 9, die Spalte ist weg, und aus deinen 19 wurden 38 Punkte. Mit 12 hättest du allein am wenigsten gehabt: Wie viele Punkte wären es dann gewesen?
    .answer = 12
    .braille =
        bei Bertil kam die dritte 9, du hast 38
        mit 12 wärst du allein vorn: Punkte?
    .narrow =
        du zu hoch, also 38
        mit 12 allein vorn:
        wie viele Punkte?
ending-alone-wrong = Nicht ganz. Wer allein am wenigsten hat, bekommt genau die eigene Summe.
    .braille = nur die eigene Summe

ending-max = Gespielt wird Runde um Runde, bis jemand 100 Punkte hat, und dann gewinnt, wer am wenigsten hat. Noch ein Beispiel: Du hast schon 42 Punkte, Max hat 50 und dazu drei verdeckte Karten. Zieh eine Karte, sag: ziehe.
    .word = ziehe
    .braille =
        bis 100 Punkte, wer wenig hat, gewinnt
        du 42, Max 50, zieh: ziehe
    .narrow =
        bis 100, wenig ist
        gut, du 42, Max 50
        zieh: ziehe
ending-max-wrong = Zieh hier eine Karte, die von der Ablage hilft dir nicht.
    .braille = zieh eine Karte

ending-last = Wirf sie ab, decke D3 auf und hör, was bei Max auftaucht. Sag: wirf D3.
    .word = wirf D3
    .braille = bei Max drei verdeckt, beende: wirf d3
    .narrow = beende: wirf d3
ending-last-wrong = Damit bliebe eine hohe Karte bei dir. Wirf sie ab und decke D3 auf.
    .braille = wirf ab, decke d3 auf

ending-earlier = Am Ende wird alles aufgedeckt, und auch da verschwinden drei gleiche. Max hatte 17, ohne die drei Vierer blieben 5, und das ist weniger als deine 8 Punkte. Werden auch deine 42 Punkte von früher verdoppelt, ja oder nein?
    .answer = nein
    .braille =
        Max 17 ohne dreimal 4: 5, du 8, doppelt
        ja oder nein: auch deine 42 davor?
    .narrow =
        Max 5, du 8 doppelt
        auch deine 42,
        ja oder nein?
ending-earlier-wrong = Nein, verdoppelt wird nur diese Runde, 42 und 16 sind 58.
    .braille = nur diese Runde, also 58

done-ending = Geschafft, du weißt, wann eine Runde endet und wann sich das Beenden rächt.
    .braille = geschafft: das Ende der Runde
    .narrow = geschafft: Wertung

# -- 5: a whole round ------------------------------------------------------------------------
title-round = eine ganze Runde
    .topic = runde

round-hello = Jetzt spielst du eine ganze Runde gegen Mia. Mit rückgängig nimmst du hier jeden Schritt zurück. Mit Enter geht es los.
    .braille =
        eine ganze Runde gegen Mia,
        rückgängig geht hier immer. Enter
    .narrow =
        Runde gegen Mia
        los mit Enter
round-tip = Weißt du nicht weiter, hilft ein Tipp. Den bekommst du nur, wenn du fragst. Sag: tipp.
    .word = tipp
    .braille = Tipps kommen nur auf Wunsch: tipp
    .narrow = frag so: tipp
round-tip-wrong = Frag hier zuerst einmal nach einem Tipp.
    .braille = frag zuerst nach einem Tipp
round-play = Jetzt entscheidest du bis zum Ende der Runde selbst. Mit tipp hörst du vor jedem Schritt einen Tipp, mit warum die Gründe, mit summe alle, wie es steht.
    .braille = nun du, mit tipp, warum, summe alle
    .narrow = tipp, warum, summe
done-round = Geschafft, du hast eine ganze Runde gespielt, von der ersten Karte bis zur Wertung.
    .braille = geschafft: eine ganze Runde
    .narrow = geschafft: Runde

# -- 6: braille ------------------------------------------------------------------------------
title-braille = die Braillezeile
    .topic = braille

braille-hello = Dieses Kapitel ist für alle, die mit den Fingern lesen. Ohne Braillezeile sag: überspringen kapitel. Sonst drück Enter.
    .braille =
        ohne Braille: überspringen kapitel
        sonst Enter
    .narrow = weiter mit Enter
braille-on = Sag, wie viele Zellen deine Zeile hat, dann kommt alles in kurzer Form, und Zeile um Zeile. Bei 40 Zellen sag: braille 40.
    .word = braille 40
    .braille = wie viele Zellen, etwa: braille 40
braille-on-wrong = Hier geht es um die Zahl der Zellen, mit dem Wort braille davor.
    .braille = Zahl der Zellen, mit braille davor
braille-enter = Jede Zeile steht jetzt allein dort, wo der Cursor ist. Enter bringt die nächste, und nach der letzten kommt die Eingabe. Dort drückst du hier noch einmal Enter.
    .braille =
        Enter bringt die nächste Zeile,
        nach der letzten kommt die Eingabe,
        dort noch einmal Enter
    .narrow =
        Enter: nächste,
        zuletzt Eingabe,
        dort wieder Enter
braille-grid = Deine Karten haben feste Plätze, und v heißt verdeckt. Von 39 Zellen an beginnen die Spalten bei Zelle 1, 11, 21 und 31, bei weniger kommen sie in mehreren Zeilen. Sag: karten.
    .word = karten
    .braille-wide =
        Spalten ab Zelle 1, 11, 21 und 31,
        v heißt verdeckt: karten
    .braille =
        erst a und b, dann c und d,
        v heißt verdeckt: karten
    .narrow =
        a b, dann c d,
        v verdeckt: karten
braille-grid-wrong = Hier geht es um alle deine Karten.
    .braille = gemeint sind alle Karten
braille-find = Die Spalte C ist weg, an ihrer Stelle steht das Wort weg. Welche Karte liegt auf B1, also an erster Stelle der Spalte B?
    .answer = 12
    .braille =
        Spalte c ist weg
        welche Karte liegt auf b1?
    .narrow = was liegt auf b1?
braille-find-wrong = Die ist es nicht. B1 ist die erste Karte der zweiten Gruppe.
    .braille = b1: die erste der zweiten Gruppe
    .narrow = zweite Gruppe
braille-back = Mit w gehst du eine Zeile zurück, so oft du magst, und mit Enter wieder vor. Geh zurück zu deinen Karten: Welche liegt auf D3?
    .answer = 3
    .braille =
        w geht eine Zeile zurück, Enter vor
        zurück zu den Karten: was ist auf d3?
    .narrow =
        w zurück, Enter vor
        was liegt auf d3?
braille-back-wrong = Die ist es nicht. Geh mit w bis zu deinen Karten, D3 ist die letzte davon.
    .braille = d3: die letzte Karte, mit w dorthin
    .narrow = d3: die letzte
braille-draw = Die Eingabe sagt, was oben auf der Ablage liegt, und nach dem Ziehen, was du in der Hand hast. Zieh eine Karte, sag: z.
    .word = z
    .braille =
        in der Eingabe: Ablage, oder Hand
        zieh, dann steht die Karte dort: z
    .narrow = Hand in Eingabe: z
braille-draw-wrong = Hier ist Ziehen dran, kurz z.
    .braille = ziehen, kurz z
braille-swap = Leg sie auf B1, wo die 12 liegt. Hinter dem Wort weg steht dann, was auf die Ablage kommt, ein v dahinter heißt: vorher verdeckt. Sag: t B1.
    .word = t B1
    .braille =
        hinter weg steht die alte Karte,
        mit v lag sie verdeckt: t b1
    .narrow =
        weg: alte Karte
        leg auf b1: t b1
braille-swap-wrong = Hier kommt die Karte auf B1.
    .braille = auf b1
braille-middle = Ein Befehl geht in jeder Zeile, auch mitten im Lesen, und was er überspringt, kommt mit w wieder. Andere Auslagen haben dieselben Plätze. Sag gleich hier: karten Mia.
    .word = karten Mia
    .braille =
        ein Befehl geht auf jeder Zeile,
        schreib schon hier: karten Mia
    .narrow =
        Befehl geht überall
        hier: karten Mia
braille-middle-wrong = Hier geht es um die Karten von Mia.
    .braille = Karten von Mia
braille-rest = Mit alles kommt der Rest auf einmal, und die Tasten deiner Braillezeile führen hinauf. Sag: karten alle, und in der Zeile danach: alles.
    .word = karten alle
    .braille =
        alles bringt den Rest auf einmal
        schreib alles nach: karten alle
    .narrow =
        alles: der Rest
        erst: karten alle
braille-rest-wrong = Hier geht es um die Karten von allen.
    .braille = Karten von allen
braille-end = Das war der Rest, und Enter in der Eingabe sagt dir sonst immer, was dran ist. Hier beendet Enter das Kapitel.
    .braille = Enter beendet das Kapitel
    .narrow = nun Enter
done-braille = Geschafft, du liest Zeile um Zeile, vor und zurück. Mit braille 0 kommt wieder alles in ganzen Sätzen.
    .braille = geschafft, ganze Sätze: braille 0

# -- 7: real cards ---------------------------------------------------------------------------
title-table = echte Karten am Tisch
    .topic = tisch

table-hello = Spielt ihr mit echten Karten, hat das Programm keine eigenen: Du sagst, was auftaucht, und es merkt sich alles, sagt an und rechnet. Stell dir vor, Anna und Ben spielen, und du sitzt an der Tastatur. Drück Enter.
    .braille =
        echte Karten: du sagst, was auftaucht,
        hier für Anna und Ben. Enter
    .narrow =
        du sagst, was
        auftaucht. Enter
table-first = Am Tisch liegt neben dem Stapel eine 9 offen. Sag nur die Zahl: 9.
    .word = 9
    .braille = auf der Ablage liegt 9: 9
    .narrow = Ablage ist 9: 9
table-first-wrong = Hier liegt eine 9 auf der Ablage.
    .braille = es ist eine 9
table-anna = Am Tisch hat Anna auf A1 eine 7 und auf D3 eine minus 2 aufgedeckt. Du sagst zu jedem Platz die Karte, sag: A1 7 D3 minus 2.
    .word = A1 7 D3 minus 2
    .braille =
        Anna hat a1 und d3 offen, 7 und -2
        Platz und Karte: a1 7 d3 -2
    .narrow =
        Anna a1 ist 7, d3
        ist -2: a1 7 d3 -2
table-anna-wrong = Bei Anna sind es A1 mit 7 und D3 mit minus 2.
    .braille = a1 mit 7, d3 mit -2
table-ben = Bei Ben liegen jetzt auf B1 eine 4 und auf C2 eine 0 offen, sag: B1 4 C2 0.
    .word = B1 4 C2 0
    .braille = Ben hat b1 und c2 offen: b1 4 c2 0
    .narrow = Ben: b1 4 c2 0
table-ben-wrong = Bei Ben sind es B1 mit 4 und C2 mit 0.
    .braille = b1 mit 4, c2 mit 0
table-draw = Am Tisch zieht Anna eine 5 und legt sie auf B2, wo eine 9 lag. Ein ganzer Zug passt in eine Zeile, sag: z 5 B2 9.
    .word = z 5 B2 9
    .braille =
        Anna zieht 5 auf b2, dort lag 9
        alles in einer Zeile: z 5 b2 9
    .narrow =
        Anna: 5 auf b2,
        dort 9: z 5 b2 9
table-draw-wrong = Gezogen ist eine 5, sie liegt auf B2, und dort lag eine 9.
    .braille = gezogen 5, auf b2, da lag 9
table-take = Jetzt nimmt Ben die 9 von der Ablage und legt sie auf C1, wo eine 12 lag. Sag: n C1 12.
    .word = n C1 12
    .braille = Ben nimmt 9 auf c1, da lag 12: n c1 12
    .narrow =
        Ben nimmt auf c1,
        dort 12: n c1 12
table-take-wrong = Ben nimmt von der Ablage, legt auf C1, und dort lag eine 12.
    .braille = nimmt, c1, da lag 12
table-discard = Nun zieht Anna eine 11, wirft sie ab und deckt auf C3 eine 3 auf. Sag: z 11 x C3 3.
    .word = z 11 x C3 3
    .braille =
        Anna zieht 11, wirft, deckt c3 auf: 3
        in einer Zeile: z 11 x c3 3
    .narrow =
        Anna: 11 ab, c3 ist
        3: z 11 x c3 3
table-discard-wrong = Gezogen ist eine 11, sie wird abgeworfen, und auf C3 liegt eine 3.
    .braille = gezogen 11, ab, c3 ist 3
table-amend = Das war ein Hörfehler, und so etwas lässt sich immer berichtigen. Bei Anna liegt auf C3 eine 8, keine 3, sag: korrigiere Anna C3 8.
    .word = korrigiere Anna C3 8
    .braille =
        falsch gehört: bei Anna ist c3 eine 8
        so stimmt es: korrigiere Anna c3 8
    .narrow =
        c3 ist 8, nicht 3:
        k Anna c3 8
table-amend-wrong = Berichtigt wird bei Anna C3, dort liegt eine 8.
    .braille = bei Anna c3, es ist 8
table-sum = Zum Schluss zählst du vor, damit alle am Tisch mitrechnen. Sag: summe Anna vor.
    .word = summe Anna vor
    .braille = laut vorzählen: summe Anna vor
    .narrow =
        laut vorzählen:
        summe Anna vor
table-sum-wrong = Hier geht es um die Summe von Anna, laut vorgezählt.
    .braille = Summe von Anna, mit vor
done-table = Geschafft, jetzt kannst du einen Tisch mit echten Karten begleiten. Dafür startest du in der Konsole: skyjo begleiter.
    .braille = geschafft: skyjo begleiter
