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
    .braille = 4 Spalten A bis D zu je 3 Karten, A1 hinten links, D3 vorn rechts. Enter

grid-all = Sag heißt hier immer: schreib es und drück Enter. Frag nun, was bei dir liegt, sag: karten.
    .word = karten
    .braille = deine Karten: karten
grid-all-wrong = Das war etwas anderes, hier geht es um alle deine Karten.
    .braille = gemeint sind alle Karten

grid-column = So hörst du Spalte um Spalte, zuerst A1, A2 und A3 aus Spalte A. Mit einem Buchstaben allein fragst du nach einer Spalte. Frag nach Spalte B, sag: b.
    .word = b
    .braille = nur Spalte B: b
grid-column-wrong = Hier geht es um die Spalte B, der Buchstabe allein genügt.
    .braille = Spalte B, nur der Buchstabe

grid-row = Mit einer Zahl allein fragst du nach einer Reihe, quer durch alle Spalten. Frag nach Reihe 1, sag: 1.
    .word = 1
    .braille = nur Reihe 1: 1
grid-row-wrong = Hier geht es um die Reihe 1, die Zahl allein genügt.
    .braille = Reihe 1, nur die Zahl

grid-place = Du kannst auch nach einem einzelnen Platz fragen. Was liegt auf A3? Sag: was A3.
    .word = was A3
    .braille = ein Platz: was A3
grid-place-wrong = Hier geht es um den Platz A3, mit dem Wort was davor.
    .braille = Platz A3, mit was davor

grid-find = Nun ohne Hilfe: Welche Karte liegt auf B2? Frag, wie du willst, und sag dann die Zahl.
    .answer = 7
    .braille = welche Karte auf B2?
grid-find-wrong = Die liegt dort nicht. Mit b hörst du die Spalte B, die mittlere Karte ist B2.
    .braille = nicht die, frag: b

grid-hidden = Was verdeckt liegt, kennt noch niemand. Frag, wie viele Karten bei dir verdeckt sind. Sag: verdeckt.
    .word = verdeckt
    .braille = wie viele verdeckt: verdeckt
grid-hidden-wrong = Hier geht es darum, wie viele Karten noch verdeckt liegen.
    .braille = gefragt: wie viele verdeckt

grid-other = Alle diese Fragen gehen auch mit einem Namen. Dir gegenüber sitzt Mia. Sag: karten Mia.
    .word = karten Mia
    .braille = Karten von Mia: karten Mia
grid-other-wrong = Hier geht es um die Karten von Mia, mit dem Namen dahinter.
    .braille = Karten von Mia, mit Namen

grid-sum = Jede Karte zählt so viele Punkte, wie ihre Zahl sagt, und gut ist, wer wenige hat. Frag, wie viele Punkte bei dir offen liegen. Sag: summe.
    .word = summe
    .braille = offene Punkte: summe
grid-sum-wrong = Hier geht es um die Punkte, die bei dir offen liegen.
    .braille = gefragt: offene Punkte

done-grid = Geschafft, du findest jetzt jede Karte auf dem Tisch. Hast du etwas überhört, wiederholt w die letzte Antwort.
    .braille = geschafft, w wiederholt

# -- 2: a turn -------------------------------------------------------------------------------
title-turn = der Zug
    .topic = zug

turn-opening = So beginnt jede Runde: Auf der Ablage liegt eine Karte offen, daneben der verdeckte Stapel, und alle decken zwei eigene Karten auf. Welche zwei, bestimmst du. Heute nimm einfach diese, sag: A1 B1.
    .word = A1 B1
    .braille = decke zwei auf: A1 B1
turn-opening-wrong = Zuerst werden zwei Karten aufgedeckt, und zwar A1 und B1.
    .braille = erst A1 und B1 aufdecken

turn-draw = Wer die höchste Summe hat, beginnt, das bist du. In jedem Zug gibt es zwei Wege, und der erste heißt: eine Karte vom verdeckten Stapel ziehen. Sag: ziehe.
    .word = ziehe
    .braille = Weg 1, ziehen: ziehe
turn-draw-wrong = Das wäre der andere Weg, der kommt gleich. Zuerst ziehst du eine Karte.
    .braille = erst ziehen

turn-swap = Eine 1 ist gut, die behältst du. Sie kommt auf einen Platz deiner Wahl, und was dort liegt, geht auf die Ablage. Leg sie auf B2, sag: tausche B2.
    .word = tausche B2
    .braille = leg sie auf B2: tausche B2
turn-swap-wrong = Die 1 wegzuwerfen wäre schade, hier kommt sie auf B2.
    .braille = behalte die 1, auf B2

turn-again = Was auf B2 verdeckt war, hast du erst beim Tauschen gehört. Danach hat Mia gespielt, und du bist wieder dran. Zieh noch eine Karte, sag: ziehe.
    .word = ziehe
    .braille = zieh noch eine: ziehe
turn-again-wrong = Von der Ablage nehmen kommt gleich, zieh jetzt noch einmal.
    .braille = erst noch ziehen

turn-discard = Eine 12 ist die höchste Karte, die willst du nicht. Eine gezogene Karte darfst du abwerfen, musst dann aber eine verdeckte Karte aufdecken. Nimm dafür C3, sag: wirf C3.
    .word = wirf C3
    .braille = wirf ab, decke C3 auf: wirf C3
turn-discard-wrong = Damit bliebe die 12 bei dir. Wirf sie ab und decke C3 auf.
    .braille = ohne die 12, decke C3 auf

turn-take = Mia hat eine 3 abgelegt, die Eingabe nennt immer die oberste Karte der Ablage. Das ist der zweite Weg: Du nimmst diese Karte, die alle schon kennen. Sag: nimm.
    .word = nimm
    .braille = Weg 2, die 3 nehmen: nimm
turn-take-wrong = Ziehen ginge auch, doch hier nimmst du die 3 von der Ablage.
    .braille = nimm die 3 der Ablage

turn-bound = Genommen ist genommen: abwerfen geht jetzt nicht mehr, die Karte muss auf einen Platz. Auf B1 liegt eine 9, da lohnt es sich. Sag: tausche B1.
    .word = tausche B1
    .braille = muss tauschen: tausche B1
turn-bound-wrong = Die Karte von der Ablage muss getauscht werden, hier mit B1.
    .braille = muss tauschen, mit B1

turn-back = Eine Frage dazu, mit ja oder nein: Darfst du eine Karte, die du von der Ablage genommen hast, wieder abwerfen?
    .answer = nein
    .braille = Karte der Ablage wieder abwerfen?
turn-back-wrong = Leider nicht, wer von der Ablage nimmt, muss tauschen.
    .braille = doch nicht, muss tauschen

turn-short = Die Wörter für den Zug gehen auch kurz: z für ziehe, n für nimm, t für tausche, x für wirf. Zieh mit dem kurzen Wort, sag: z.
    .word = z
    .braille = kurz: z n t x. Zieh: z
turn-short-wrong = Hier ist Ziehen dran, kurz z.
    .braille = ziehen, kurz z

turn-last = Und nun ohne Hilfe: Wirf die 11 ab und decke C1 auf, mit dem kurzen Wort.
    .word = x C1
    .braille = wirf ab, decke C1 auf, kurz
turn-last-wrong = Für wirf steht das x, und dahinter kommt der Platz C1.
    .braille = x, dann C1

done-turn = Geschafft, du kennst beide Wege: ziehen, dann tauschen oder abwerfen und aufdecken, oder nehmen und tauschen.
    .braille = geschafft: beide Wege eines Zuges

# -- 3: columns ------------------------------------------------------------------------------
title-columns = drei gleiche in einer Spalte
    .topic = spalten

columns-pairs = Liegen in einer Spalte drei gleiche Karten offen, ist die ganze Spalte weg und zählt nichts mehr. Frag, wo bei dir schon zwei gleiche liegen. Sag: paare.
    .word = paare
    .braille = wo zwei gleiche: paare
columns-pairs-wrong = Hier geht es um die Spalten, in denen schon zwei gleiche liegen.
    .braille = gefragt: zwei gleiche

columns-third = In Spalte B fehlt nur noch B3, und eine 7 liegt auf der Ablage. Nimm sie und leg sie gleich dorthin, sag: nimm B3.
    .word = nimm B3
    .braille = die 7 auf B3: nimm B3
columns-third-wrong = Dann könnte Mia die 7 nehmen. Nimm sie und leg sie auf B3.
    .braille = nimm die 7, auf B3

columns-gone = Die drei Karten liegen jetzt auf der Ablage, die Lücke bleibt. Frag nach deinen Karten, sag: karten.
    .word = karten
    .braille = die Lücke bleibt: karten
columns-gone-wrong = Hier geht es um alle deine Karten.
    .braille = gemeint sind alle Karten

columns-saved = Dreimal 7 ist weg. Wie viele Punkte hast du dir damit gespart?
    .answer = 21
    .braille = dreimal 7, wie viel gespart?
columns-saved-wrong = Nicht ganz. Rechne 7 und 7 und 7 zusammen.
    .braille = rechne 7 und 7 und 7

columns-draw = Es geht auch beim Aufdecken. In Spalte C liegen zwei Karten mit 4, und C3 ist verdeckt. Zieh erst eine Karte, sag: ziehe.
    .word = ziehe
    .braille = zieh erst: ziehe
columns-draw-wrong = Von der Ablage ist hier nichts zu holen, zieh eine Karte.
    .braille = zieh eine Karte

columns-flip = Die 10 brauchst du nicht. Wirf sie ab und versuch dein Glück mit C3, sag: wirf C3.
    .word = wirf C3
    .braille = decke C3 auf: wirf C3
columns-flip-wrong = Eine 10 ist hoch, die soll weg, und aufgedeckt wird C3.
    .braille = ohne die 10, decke C3 auf

columns-row = Glück gehabt. Eine Frage, mit ja oder nein: Gilt das auch für drei gleiche in einer Reihe, also quer?
    .answer = nein
    .braille = auch in einer Reihe, quer?
columns-row-wrong = Nein, nach den üblichen Regeln gilt es nur für Spalten.
    .braille = nur in Spalten

columns-low = Für Spalten gilt es bei jeder Karte, auch bei 0 und bei minus 2, ob du willst oder nicht. Wenn dreimal minus 2 verschwindet: Wie viele Minuspunkte verlierst du?
    .answer = 6
    .braille = dreimal -2 weg: wie viele verloren?
columns-low-wrong = Nicht ganz. Es sind dreimal 2 Punkte, die dir dann fehlen.
    .braille = rechne dreimal 2

done-columns = Geschafft, du weißt, wie eine Spalte verschwindet und wann sich das lohnt.
    .braille = geschafft: Spalten verschwinden

# -- 4: the end of a round -------------------------------------------------------------------
title-ending = das Ende der Runde
    .topic = wertung

ending-sum = Du spielst gegen Ben und Carla, und nur D3 liegt bei dir noch verdeckt. Frag, wie viele Punkte bei allen offen liegen. Sag: summe alle.
    .word = summe alle
    .braille = alle Summen: summe alle
ending-sum-wrong = Hier geht es um die offenen Punkte von allen dreien.
    .braille = gefragt: Summen von allen

ending-draw = Wer keine verdeckte Karte mehr hat, beendet die Runde. Alle anderen haben dann noch genau einen Zug. Zieh eine Karte, sag: ziehe.
    .word = ziehe
    .braille = zieh: ziehe
ending-draw-wrong = Zieh hier eine Karte, sonst kommt das Ende nicht in Gang.
    .braille = zieh eine Karte

ending-flip = Jetzt beendest du. Wirf die Karte ab und decke D3 auf, deine letzte. Sag: wirf D3.
    .word = wirf D3
    .braille = deine letzte: wirf D3
ending-flip-wrong = Damit bliebe eine hohe Karte bei dir. Wirf sie ab und decke D3 auf.
    .braille = wirf ab, decke D3 auf

ending-tie = Wer beendet, muss allein am wenigsten haben, sonst zählt die Summe dieser Runde doppelt. Carla hatte auch 10, darum wurden bei dir 20 daraus. Und mit 11 bei Carla: Wie viele Punkte hättest du dann bekommen?
    .answer = 10
    .braille = Carla 11 statt 10: was bekämst du?
ending-tie-wrong = Nicht ganz. Du hättest dann mit 10 allein am wenigsten, und nichts würde verdoppelt.
    .braille = dann nichts verdoppelt

ending-sums = Ein neues Beispiel, diesmal mit Bertil und Cecilia. Wieder liegt bei dir nur D3 verdeckt. Vor dem Beenden lohnt es sich zu fragen, sag: summe alle.
    .word = summe alle
    .braille = alle Summen: summe alle
ending-sums-wrong = Hier geht es um die offenen Punkte von allen dreien.
    .braille = gefragt: Summen von allen

ending-go = Bei Bertil liegen zwei Karten mit 9 in einer Spalte, die kann noch verschwinden. Beende trotzdem, in einer Zeile: zieh, wirf ab und decke D3 auf. Sag: z x D3.
    .word = z x D3
    .braille = beende: z x D3
ending-go-wrong = Beende hier die Runde: ziehen, abwerfen, D3 aufdecken.
    .braille = ziehen, abwerfen, D3 auf

ending-alone = Bei Bertil kam die dritte 9, die Spalte ist weg, und aus deinen 19 wurden 38 Punkte. Mit 12 hättest du allein am wenigsten gehabt: Wie viele Punkte wären es dann gewesen?
    .answer = 12
    .braille = mit 12 statt 19: wie viele Punkte?
ending-alone-wrong = Nicht ganz. Wer allein am wenigsten hat, bekommt genau die eigene Summe.
    .braille = nur die eigene Summe

ending-max = Gespielt wird Runde um Runde, bis jemand 100 Punkte hat, und dann gewinnt, wer am wenigsten hat. Noch ein Beispiel: Du hast schon 42 Punkte, Max hat 50 und dazu drei verdeckte Karten. Zieh eine Karte, sag: ziehe.
    .word = ziehe
    .braille = du 42, Max 50 Punkte. Zieh: ziehe
ending-max-wrong = Zieh hier eine Karte, die von der Ablage hilft dir nicht.
    .braille = zieh eine Karte

ending-last = Wirf sie ab, decke D3 auf und hör, was bei Max auftaucht. Sag: wirf D3.
    .word = wirf D3
    .braille = beende: wirf D3
ending-last-wrong = Damit bliebe eine hohe Karte bei dir. Wirf sie ab und decke D3 auf.
    .braille = wirf ab, decke D3 auf

ending-earlier = Am Ende wird alles aufgedeckt, und auch da verschwinden drei gleiche. Max hatte 17, ohne die drei Vierer blieben 5, und das ist weniger als deine 8 Punkte. Werden auch deine 42 Punkte von früher verdoppelt, ja oder nein?
    .answer = nein
    .braille = auch die 42 von früher doppelt?
ending-earlier-wrong = Nein, verdoppelt wird nur diese Runde, 42 und 16 sind 58.
    .braille = nur diese Runde, also 58

done-ending = Geschafft, du weißt, wann eine Runde endet und wann sich das Beenden rächt.
    .braille = geschafft: das Ende der Runde

# -- 5: a whole round ------------------------------------------------------------------------
title-round = eine ganze Runde
    .topic = runde

round-hello = Jetzt spielst du eine ganze Runde gegen Mia. Mit rückgängig nimmst du hier jeden Schritt zurück. Mit Enter geht es los.
    .braille = eine ganze Runde gegen Mia, Enter
round-tip = Weißt du nicht weiter, hilft ein Tipp. Den bekommst du nur, wenn du fragst. Sag: tipp.
    .word = tipp
    .braille = frag nach einem Tipp: tipp
round-tip-wrong = Frag hier zuerst einmal nach einem Tipp.
    .braille = frag zuerst nach einem Tipp
round-play = Jetzt entscheidest du bis zum Ende der Runde selbst. Mit tipp hörst du vor jedem Schritt einen Tipp, mit warum die Gründe, mit summe alle, wie es steht.
    .braille = du entscheidest: tipp, warum
done-round = Geschafft, du hast eine ganze Runde gespielt, von der ersten Karte bis zur Wertung.
    .braille = geschafft: eine ganze Runde

# -- 6: braille ------------------------------------------------------------------------------
title-braille = die Braillezeile
    .topic = braille

braille-hello = Dieses Kapitel ist für alle, die mit den Fingern lesen. Ohne Braillezeile sag: überspringen kapitel. Sonst drück Enter.
    .braille = für Lesende, sonst: überspringen kapitel
braille-on = Sag, wie viele Zellen deine Zeile hat, dann kommt alles in kurzer Form. Bei 40 Zellen sag: braille 40.
    .word = braille 40
    .braille = Zellen nennen: braille 40
braille-on-wrong = Hier geht es um die Zahl der Zellen, mit dem Wort braille davor.
    .braille = Zahl der Zellen, mit braille davor
braille-grid = Frag nach deinen Karten: Mit 40 Zellen beginnen die Spalten bei Zelle 1, 11, 21 und 31, und v heißt verdeckt. Sag: karten.
    .word = karten
    .braille = Spalten ab Zelle 1, 11, 21, 31, v heißt verdeckt: karten
braille-grid-wrong = Hier geht es um alle deine Karten.
    .braille = gemeint sind alle Karten
braille-find = Die Spalte C ist weg, an ihrer Stelle steht das Wort weg. Lies nach: Welche Karte liegt auf B1?
    .answer = 12
    .braille = weg: Spalte C. Was liegt auf B1?
braille-find-wrong = Die ist es nicht. B1 ist die erste Karte der zweiten Gruppe.
    .braille = B1: erste Karte der zweiten Gruppe
braille-place = Plätze stehen in kleinen Buchstaben und vor der Karte. Frag nach Platz D3, sag: was D3.
    .word = was D3
    .braille = Platz vor der Karte: was D3
braille-place-wrong = Hier geht es um den Platz D3.
    .braille = gefragt: Platz D3
braille-draw = Was du in der Hand hast, steht in der Eingabe. Zieh eine Karte, sag: z.
    .word = z
    .braille = Hand steht in der Eingabe. Zieh: z
braille-draw-wrong = Hier ist Ziehen dran, kurz z.
    .braille = ziehen, kurz z
braille-swap = Leg sie auf B1, wo die 12 liegt. Hinter dem Wort weg steht, was auf die Ablage kommt, ein v dahinter heißt: vorher verdeckt. Sag: t B1.
    .word = t B1
    .braille = auf B1, weg sagt die alte Karte: t B1
braille-swap-wrong = Hier kommt die Karte auf B1.
    .braille = auf B1
braille-other = Auch die anderen Auslagen kommen so, mit dem Namen davor. Sag: karten Mia.
    .word = karten Mia
    .braille = mit Namen davor: karten Mia
braille-other-wrong = Hier geht es um die Karten von Mia.
    .braille = Karten von Mia
braille-end = Das war die kurze Form. Nach Enter gilt wieder, was vorher eingestellt war.
    .braille = fertig, Enter stellt zurück
done-braille = Geschafft, du kennst die kurzen Formen. Auf Dauer stellst du sie im Spiel so ein: braille 40.
    .braille = geschafft. Auf Dauer: braille 40

# -- 7: real cards ---------------------------------------------------------------------------
title-table = echte Karten am Tisch
    .topic = tisch

table-hello = Spielt ihr mit echten Karten, hat das Programm keine eigenen: Du sagst, was auftaucht, und es merkt sich alles, sagt an und rechnet. Stell dir vor, Anna und Ben spielen, und du sitzt an der Tastatur. Drück Enter.
    .braille = du sagst, was auftaucht. Enter
table-first = Am Tisch liegt neben dem Stapel eine 9 offen. Sag nur die Zahl: 9.
    .word = 9
    .braille = auf der Ablage liegt 9: 9
table-first-wrong = Hier liegt eine 9 auf der Ablage.
    .braille = es ist eine 9
table-anna = Am Tisch hat Anna auf A1 eine 7 und auf D3 eine minus 2 aufgedeckt. Du sagst zu jedem Platz die Karte, sag: A1 7 D3 minus 2.
    .word = A1 7 D3 minus 2
    .braille = Anna: A1 7 D3 -2
table-anna-wrong = Bei Anna sind es A1 mit 7 und D3 mit minus 2.
    .braille = A1 mit 7, D3 mit -2
table-ben = Bei Ben liegen jetzt auf B1 eine 4 und auf C2 eine 0 offen, sag: B1 4 C2 0.
    .word = B1 4 C2 0
    .braille = Ben: B1 4 C2 0
table-ben-wrong = Bei Ben sind es B1 mit 4 und C2 mit 0.
    .braille = B1 mit 4, C2 mit 0
table-draw = Am Tisch zieht Anna eine 5 und legt sie auf B2, wo eine 9 lag. Ein ganzer Zug passt in eine Zeile, sag: z 5 B2 9.
    .word = z 5 B2 9
    .braille = Anna zieht 5 auf B2, da lag 9: z 5 B2 9
table-draw-wrong = Gezogen ist eine 5, sie liegt auf B2, und dort lag eine 9.
    .braille = gezogen 5, auf B2, da lag 9
table-take = Jetzt nimmt Ben die 9 von der Ablage und legt sie auf C1, wo eine 12 lag. Sag: n C1 12.
    .word = n C1 12
    .braille = Ben nimmt, C1, da lag 12: n C1 12
table-take-wrong = Ben nimmt von der Ablage, legt auf C1, und dort lag eine 12.
    .braille = nimmt, C1, da lag 12
table-discard = Nun zieht Anna eine 11, wirft sie ab und deckt auf C3 eine 3 auf. Sag: z 11 x C3 3.
    .word = z 11 x C3 3
    .braille = Anna zieht 11, wirft, C3 ist 3: z 11 x C3 3
table-discard-wrong = Gezogen ist eine 11, sie wird abgeworfen, und auf C3 liegt eine 3.
    .braille = gezogen 11, ab, C3 ist 3
table-amend = Das war ein Hörfehler, und so etwas lässt sich immer berichtigen. Bei Anna liegt auf C3 eine 8, keine 3, sag: korrigiere Anna C3 8.
    .word = korrigiere Anna C3 8
    .braille = C3 ist 8: korrigiere Anna C3 8
table-amend-wrong = Berichtigt wird bei Anna C3, dort liegt eine 8.
    .braille = bei Anna C3, es ist 8
table-sum = Zum Schluss zählst du vor, damit alle am Tisch mitrechnen. Sag: summe Anna vor.
    .word = summe Anna vor
    .braille = laut zählen: summe Anna vor
table-sum-wrong = Hier geht es um die Summe von Anna, laut vorgezählt.
    .braille = Summe von Anna, mit vor
done-table = Geschafft, jetzt kannst du einen Tisch mit echten Karten begleiten. Dafür startest du in der Konsole: skyjo begleiter.
    .braille = geschafft: skyjo begleiter
