# The rules to look up. A topic's value is the rule; .words lists what it is found by, the first is
# its name; .example holds with every ruling, .example-… only with the ruling of that name, where a
# number stands for any; .sources tells who says what. Every line is told for itself. Values for
# all of them: $target, $more (one point above it), $rounds.

topics = Themen: { $topics }.
    .braille = Themen: { $topics }
topics-more = Sag regeln und ein Thema, auch ein anderes Wort geht, zum Beispiel: regeln verdopplung, oder: regeln patt.
    .braille = etwa: regeln verdopplung
topics-also = Dazu passt auch: { $topics }.
    .braille = auch: { $topics }
no-such-topic = Zu { $word } kenne ich keine Regel. Alle Themen sagt: regeln.
    .braille = keine Regel zu { $word }, etwa: regeln
for-example = Zum Beispiel: { $example }
    .braille = etwa: { $example }
no-example = Dazu gibt es kein Beispiel.
    .braille = kein Beispiel

# Before the ruling in force: in a game, before one is set up, and with options of the command line.
in-game = In dieser Partie gilt: { $ruling }
    .braille = hier: { $ruling }
by-default = Ohne andere Wahl gilt: { $ruling }
    .braille = Vorgabe: { $ruling }
by-choice = So gewählt gilt: { $ruling }
    .braille = gewählt: { $ruling }

# Typed behind a topic: only this part of it.
part-example = beispiel beispiele
part-sources = quelle quellen herkunft
# Typed words that say nothing about a topic.
idle = was wer wie wann wo woher wohin warum wieso welche welcher welches passiert geschieht gilt gelten
    geht beim bei nach auch man wird werden viele viel über haben sein eigentlich genau thema
    karte karten spielen person personen

all-agree = Darin sind sich alle Quellen einig.

# -- The game ----------------------------------------------------------------------------------
topic-game =
    Zwei bis acht spielen. Vor jeder Person liegen 12 verdeckte Karten in 3 Reihen und 4 Spalten, zwei davon deckt jede Person auf.
    Reihum tauscht ihr Karten gegen bessere, bis bei einer Person alle offen liegen.
    Wer nach mehreren Runden die wenigsten Punkte hat, gewinnt.
    .words = spiel spielen skyjo ablauf überblick ziel gewinnen gewinnt sieg personen mitspielende
    .sources = { all-agree } Alle nennen zwei bis acht Personen ab 8 Jahren.

topic-cards =
    Es gibt 150 Karten: 5 mit minus 2, 10 mit minus 1, 15 mit 0 und je 10 mit 1 bis 12.
    Im Mittel zählt eine Karte 5,07 Punkte, eine ganze Auslage etwa 61 Punkte. Jede fünfte Karte zählt 0 oder weniger.
    .words = karten kartenwerte kartenzahl null nullen minuskarten verteilung anzahl mittel mittelwert durchschnitt werte wert deck zwölfer
    .example = Nullen gibt es 15, und wie viele davon noch nicht aufgetaucht sind, sagt im Spiel: zähle 0.
    .sources = Die Zahlen nennen alle gleich. Nur beim Mittel schätzt ein schwedischer Ratgeber knapp 6, richtig ist 5,07, wie auf einer Seite mit Fragen und Antworten.

topic-grid =
    Die 12 Karten liegen in 3 Reihen zu je 4 Karten. Die Spalten heißen von links A bis D, die Reihen von der hintersten an 1 bis 3.
    Jede Karte bleibt an ihrem Platz. Auch neben einer Lücke rückt keine nach.
    .words = auslage plätze platz positionen raster gitter lücke anordnung spaltennamen a1 b2 verschieben umlegen
    .example = A1 liegt ganz hinten links, D3 ganz vorn rechts.
    .sources = { all-agree }

topic-opening =
    Zuerst liegt eine Karte offen auf der Ablage. Dann deckt jede Person zwei eigene Karten auf und wählt selbst, welche.
    Wer damit die höchste Summe hat, beginnt die erste Runde, danach geht es im Uhrzeigersinn.
    Haben mehrere die höchste Summe, beginnt von ihnen, wer in der Sitzordnung zuerst kommt. Wer gibt, sitzt zuletzt.
    .words = eröffnung eröffnen anfang anfangen fängt start startkarten erste runde uhrzeigersinn patt gleichstand unentschieden geben gibt
    .example = Anna deckt 12 und minus 2 auf, das sind 10, Ben 4 und 2, das sind 6: Anna beginnt.
    .sources =
        Die taktile Ausgabe öffnet die Ablage nach den zwei eigenen Karten, eine tschechische Anleitung, ein schwedischer Ratgeber und eine Seite mit Fragen und Antworten davor.
        Bei gleicher Summe nennt nur der schwedische Ratgeber eine Regel: es beginnt, wer links am nächsten bei der Person sitzt, die gibt. Das ist hier dasselbe.

topic-turn =
    Ein Zug ist eins von beidem. Nimm die Karte von der Ablage und tausche sie gegen eine deiner Karten.
    Oder ziehe eine Karte: tausche sie, oder wirf sie ab.
    Was du weggibst, kommt offen auf die Ablage.
    .words = zug züge ziehen ziehe gezogen tauschen tausch tausche austauschen dran möglichkeiten nachsehen heimlich schauen anschauen ansehen angucken gucken passen aussetzen
    .example =
        Du ziehst 3 und legst sie auf B2, dort lag 9: jetzt liegt 9 auf der Ablage.
        War B2 verdeckt, erfährst auch du erst nach dem Tausch, was dort lag.
    .sources = Über beide Wege sind sich alle Quellen einig. Nur ob nach dem Abwerfen aufgedeckt werden muss, steht verschieden da, mehr sagt: regeln aufdecken quellen.

topic-taking =
    Wer die Karte von der Ablage nimmt, muss sie gegen eine eigene tauschen, eine verdeckte oder eine offene. Zurücklegen geht nicht.
    .words = nehmen nimm nimmt genommen ablage ablagestapel zurücklegen zurücknehmen bindend umentscheiden rückgängig
    .example = Du nimmst 5, obwohl bei dir nur 4 und weniger liegt: eine deiner Karten muss trotzdem weg.
    .sources = Den Tausch verlangen alle Quellen. Dass auch Zurücknehmen nicht geht, außer beim Üben und um am Tisch Falsches zu berichtigen, hat dieses Programm festgelegt.

topic-flip_after_discard =
    Wer eine gezogene Karte abwirft, deckt danach eine eigene verdeckte Karte auf. Das ist Pflicht oder frei.
    .words = aufdecken aufgedeckt umdrehen abwerfen abgeworfen wegwerfen werfen pflicht freiwillig aufdeckpflicht
    .example-required = Bei dir ist nur noch C3 verdeckt: wirfst du die gezogene 11 ab, musst du C3 aufdecken, und das beendet die Runde.
    .example-optional = Bei dir ist nur noch C3 verdeckt: wirfst du die gezogene 11 ab, darf C3 verdeckt bleiben, mit dem Befehl: nichts.
    .sources = Pflicht ist es nach der taktilen Ausgabe, einem schwedischen Ratgeber, einer Seite mit Fragen und Antworten und der Anleitung des Verlags. Frei ist es nach einer tschechischen Anleitung.

topic-columns =
    Liegen in einer Spalte drei gleiche Karten offen, kommt die ganze Spalte weg und zählt nichts. Das gilt auch für 0 und Minuskarten.
    .words = spalten spalte drei gleiche dreimal senkrecht senkrechte entfernen wegkommen
    .example = Drei Zwölfer ersparen 36 Punkte. Drei Nullen ersparen keine, aber die Auslage wird kleiner.
    .sources = { all-agree }

topic-cleared_cards =
    Drei gleiche Karten gehen sofort weg: auf die Ablage oder ganz aus dem Spiel.
    .words = drillinge drilling drei gleiche spalte weg entfernte wohin
    .example-discard = Anna tauscht und hat dreimal 7: oben auf der Ablage liegt danach 7, und die nächste Person darf sie nehmen.
    .example-removed = Anna legt 7 auf B2, dort lag 9, und hat dreimal 7: oben auf der Ablage liegt danach 9.
    .sources =
        Auf die Ablage kommen sie nach der taktilen Ausgabe, einer tschechischen Anleitung, einer deutschen Seite, einem schwedischen Ratgeber und der Anleitung des Verlags.
        Eine Seite mit Fragen und Antworten kennt auch Quellen, nach denen sie aus dem Spiel kommen.

topic-clear_rows =
    Drei gleiche in einer Spalte gehen immer weg. Vier gleiche in einer Reihe gehen nur nach einer Hausregel weg.
    .words = reihen reihe waagerecht waagrecht vier gleiche vierling vierlinge zugleich gleichzeitig
    .example-no = Vier Dreier in einer Reihe bleiben liegen und zählen 12 Punkte.
    .example-yes =
        Vier Dreier in einer Reihe gehen weg und zählen nichts. Macht dieselbe Karte auch eine Spalte voll, geht beides weg.
        Fehlt einer Reihe schon ein Platz, weil dort eine Spalte weg ist, kann sie nicht mehr weggehen.
    .sources = Die Hausregel kommt von einem schwedischen Ratgeber, sonst gehen Reihen nirgends weg. Was gilt, wenn Reihe und Spalte zusammentreffen, hat dieses Programm festgelegt.

topic-order =
    Beim Tausch liegt zuerst die neue Karte in der Auslage, dann die alte auf der Ablage. Erst danach geht eine Spalte mit drei gleichen weg.
    Beim Abwerfen liegt zuerst die gezogene Karte auf der Ablage, dann wird aufgedeckt, und erst danach geht eine Spalte weg.
    Ganz zuletzt entscheidet sich, ob die Runde endet.
    .words = reihenfolge zuerst danach zuletzt nacheinander erst
    .example-discard = Auf B2 lag 9, und die neue 7 macht die Spalte voll: auf der Ablage liegt 9, darüber 7.
    .example-removed = Auf B2 lag 9, und die neue 7 macht die Spalte voll: auf der Ablage liegt 9.
    .sources = So sagt es eine deutsche Seite.

# -- The end of a round --------------------------------------------------------------------------
topic-ending =
    Wer keine verdeckte Karte mehr hat, beendet die Runde. Alle anderen haben noch genau einen Zug, dann wird alles aufgedeckt und gezählt.
    Wer beendet und nicht allein am wenigsten hat, bekommt die Punkte doppelt.
    .words = ende rundenende beenden beendet schluss letzte letzter zug züge runde fertig
    .example = Ist eine Spalte weg, genügen neun offene Karten, sind zwei weg, genügen sechs. Auch wer gar keine Karte mehr hat, beendet die Runde.
    .sources = { all-agree }

topic-counting =
    Nach den letzten Zügen werden bei allen zugleich die verdeckten Karten aufgedeckt. Auch dabei gehen Spalten mit drei gleichen weg.
    Was dann noch liegt, wird zusammengezählt.
    .words = auswertung werten wertung zählen zusammenzählen abrechnung punkte aufdeckung restkarten
    .example = Lea beendet mit 8 Punkten. Max hat 17, doch beim Aufdecken liegen drei Vierer in einer Spalte: 17 weniger 12 sind 5 Punkte. Lea bekommt 16, und aus 42 werden 58.
    .sources = { all-agree } Das Beispiel steht auf einer deutschen Seite. Ein schwedischer Ratgeber rät, laut zusammenzuzählen, vor allem die Minuskarten.

topic-doubling =
    Wer die Runde beendet und nicht allein am wenigsten hat, bekommt die Punkte dieser Runde doppelt. Auch ein Gleichstand genügt nicht.
    .words = verdopplung verdoppelung verdoppeln verdoppelt doppelt doppelte strafe strafpunkte gleichstand patt unentschieden
    .example = Anna beendet mit 10, Ben hat 24, Carla 10: Anna bekommt 20 Punkte.
    .example-positive = Beendet Anna mit minus 6, und Ben hat minus 8, bleibt es bei minus 6.
    .example-always = Beendet Anna mit minus 6, und Ben hat minus 8, werden es minus 12.
    .sources =
        Nur über 0 verdoppeln ein schwedischer Ratgeber, eine Seite mit Fragen und Antworten und die Anleitung des Verlags. Die taktile Ausgabe, eine tschechische Anleitung und eine deutsche Seite nennen keine Ausnahme.
        Dass ein Gleichstand nicht genügt, sagen alle außer der tschechischen Anleitung, die dazu schweigt.

topic-next_starter =
    Die erste Runde beginnt, wer mit zwei Karten die höchste Summe hat. Wer die nächsten beginnt, steht überall anders.
    .words = beginn beginnen beginnt startet anfangen fängt nächste runde startperson
    .example-ender = Ben hat die Runde beendet, also beginnt Ben die nächste, auch nach verdoppelten Punkten.
    .example-winner = Ben hat nach der Verdopplung die wenigsten Punkte der Runde, also beginnt Ben. Sind es mehrere, beginnt, wer in der Sitzordnung zuerst kommt.
    .example-highest_sum = Ben deckt 11 und 8 auf, das sind 19, und niemand hat mehr, also beginnt Ben. Sind es mehrere, beginnt, wer in der Sitzordnung zuerst kommt.
    .sources =
        Wer beendet hat, beginnt nach einer deutschen Seite und der englischen Anleitung des Verlags. Wer gewonnen hat, beginnt nach einer tschechischen Anleitung.
        Jedes Mal die höchste Summe nehmen die taktile Ausgabe, die französische Anleitung des Verlags, ein schwedischer Ratgeber und eine Seite mit Fragen und Antworten.

# -- The end of the game -------------------------------------------------------------------------
topic-target =
    Kommt in einer Runde jemand ans Ziel, ist die Partie nach dieser Runde zu Ende. Wer dann am wenigsten hat, gewinnt.
    .words = ziel zielpunkte punktegrenze hundert partieende spielende ende aus vorbei
    .example = Anna hat nach einer Runde { $more } Punkte, und niemand hat mehr: die Partie ist zu Ende.
    .sources = Alle Quellen nennen 100 Punkte. Für kurze Partien schlägt ein schwedischer Ratgeber 50 oder 75 vor.

topic-target_rule =
    Hat jemand genau so viele Punkte wie das Ziel, kommt es darauf an: reicht das schon, oder muss es überschritten werden?
    .words = zielregel grenze genau erreichen erreicht überschreiten überschritten mehr
    .example-reached = Mit genau { $target } Punkten ist die Partie zu Ende.
    .example-exceeded = Mit genau { $target } Punkten geht die Partie weiter, erst mit { $more } ist sie zu Ende.
    .sources = Erreichen genügt nach einer tschechischen Anleitung, einer deutschen Seite, einem schwedischen Ratgeber und einer Seite mit Fragen und Antworten. Mehr als 100 verlangt die taktile Ausgabe.

topic-rounds =
    Statt eines Ziels kann eine feste Zahl von Runden gelten. Dann gewinnt, wer danach am wenigsten Punkte hat.
    .words = runden rundenzahl feste dauer
    .example-none = Mit 5 Runden wäre nach Runde 5 Schluss, auch wenn jemand schon über 100 Punkte hat.
    .example-number = Nach Runde { $rounds } ist hier Schluss, auch wenn jemand schon über 100 Punkte hat.
    .sources = Drei oder fünf Runden, oder eine Zeitgrenze, schlägt ein schwedischer Ratgeber vor. Die anderen Quellen kennen nur das Ziel.

topic-final_tie =
    Haben am Ende der Partie mehrere am wenigsten, wird der Sieg geteilt, oder es geht weiter.
    .words = gleichstand patt gleichstände unentschieden remis stechen teilen geteilt punktgleich entscheidungsrunde
    .example-shared = Anna und Ben haben 61, Carla hat 104: Anna und Ben gewinnen zusammen.
    .example-extra_round = Anna und Ben haben 61, Carla hat 104: alle drei spielen noch eine Runde, und wenn nötig noch mehr.
    .sources = Geteilt wird nach einer deutschen Seite. Ein schwedischer Ratgeber lässt teilen oder noch eine Runde spielen. Dass dann alle weiterspielen, bis eine Person allein vorn ist, hat dieses Programm festgelegt.

topic-open_cards =
    Zum Lernen können alle Karten von Anfang an bekannt sein. Als offen zählt eine Karte trotzdem erst, wenn sie aufgedeckt oder getauscht ist.
    .words = offen offene lernen lernregel bekannt verdeckt verdeckte
    .example-no = Was verdeckt auf B2 liegt, weiß niemand, bis die Karte aufgedeckt oder weggetauscht ist.
    .example-yes = Von B2 ist bekannt, dass dort 7 liegt. Für dreimal 7 in der Spalte zählt sie erst, wenn sie aufgedeckt ist.
    .sources = Die Lernregel kommt von einem schwedischen Ratgeber. Wann dabei eine Karte als offen zählt, hat dieses Programm festgelegt, sonst wäre die Runde zu Ende, ehe sie beginnt.

topic-pile =
    Ist der Nachziehstapel leer, wird die Ablage ohne ihre oberste Karte gemischt und ist der neue Stapel. Niemand verliert einen Zug.
    Karten weggegangener Spalten, die auf der Ablage liegen, werden mitgemischt.
    .words = stapel nachziehstapel leer mischen gemischt aufgebraucht
    .example =
        Zu acht liegen 96 Karten in den Auslagen, eine auf der Ablage und 53 im Stapel.
        In unseren Versuchen mit einfacher Spielweise war er bis zu viert fast nie leer, zu fünft in 6 Prozent der Runden, bei 6 Personen in 92 Prozent, ab 7 Personen immer.
    .sources = So sagen es ein schwedischer Ratgeber und eine Seite mit Fragen und Antworten, die anderen Quellen schweigen dazu.

# -- At the table --------------------------------------------------------------------------------
topic-calling =
    Jede Wahl und was daraus wird, erfahren alle: welche Karte, woher, wohin, und was dort lag. Das gilt auch für eine gezogene Karte, die gleich abgeworfen wird.
    .words = ansagen ansage sagen laut vorlesen heimlich geheim gezogene
    .example = Anna zieht 5, legt sie auf B2, weg kommt 9.
    .sources =
        Das rät die taktile Ausgabe, damit alle einschätzen können, wie es steht. Nach einem schwedischen Ratgeber kennt die gezogene Karte nur, wer sie gezogen hat.
        Der schwedische Ratgeber rät auch, die letzte verdeckte Karte anzusagen und laut zu zählen.

# The set-up talk of the companion too.
topic-table =
    Jede Person legt 12 verdeckte Karten vor sich, in 3 Reihen zu je 4 Karten. Eine rutschfeste Matte von mindestens 20 mal 30 Zentimetern hält sie am Platz.
    A1 liegt in der ersten Reihe ganz links. Die Spalten heißen von links A bis D, die Reihen von der hintersten an 1 bis 3.
    In der Mitte liegt der Nachziehstapel, daneben die Ablage mit der ersten offenen Karte. Karten gibt, wer vor der ersten Person sitzt.
    Sagt einander jede Wahl: welche Karte, woher, wohin und was dort lag. So wissen alle, wie es steht.
    Sagt auch an, wenn ihr die letzte Karte aufdeckt, und zählt am Ende laut zusammen.
    .words = tisch aufbau matte unterlage rutschfest rutschfeste dycem tastbar tastbare tasten taktil taktile blind blinde
    .sources = Die Matte und das Ansagen rät die taktile Ausgabe. Das laute Zählen und das Ansagen der letzten Karte rät ein schwedischer Ratgeber.

# -- Advice --------------------------------------------------------------------------------------
topic-advice =
    Decke am Anfang zwei Karten in verschiedenen Spalten auf. Gemessen bringt das 0,5 bis 0,8 Punkte in der Runde.
    Nimm anfangs von der Ablage nur 0 und weniger, oder was ein Paar macht. Behalte eine gezogene Karte bis 2, meist auch 3, sonst decke auf.
    5 oder 6 zu tauschen lohnt selten, 0 und Minuskarten fast immer. Gemessen ist jeder Punkt unter 5 etwa 1,3 Punkte wert, jeder über 5 kostet nur 0,4.
    Werde 12 und 10 früh los, außer ein Paar davon wartet auf die dritte. Am sichersten gewinnt ein Tausch gegen eine offene hohe Karte.
    Lege gleiche Karten in eine Spalte, vor allem hohe. Drei Zwölfer ersparen 36 Punkte, mehr geht nicht, drei Nullen ersparen keinen.
    Zähle mit: 15 Nullen gibt es und 5 Karten mit minus 2, und mit zähle 0 hörst du, wie viele noch fehlen.
    Störe eine fremde Spalte nur mit einer Karte, die dir selbst nichts nützt.
    Lege der nächsten Person nichts Gutes auf die Ablage. Gemessen kostet das zu zweit 2,7 Punkte, zu viert nur 0,2.
    Zum Beenden sind zu zweit 5 Punkte Vorsprung zu wenig, 15 genügen meist, zu dritt etwa 10 vor beiden. Vor zwei verdeckten Karten brauchst du mehr als vor einer.
    Gemessen wird bei 2 bis 4 Punkten Vorsprung in 58 Prozent der Fälle verdoppelt, bei 8 bis 10 in 25 Prozent, bei 14 bis 16 in 13 Prozent, ab 20 in 2 Prozent.
    Liegt bei dir offen wenig, zögern die anderen, die Runde zu beenden.
    Unter starken Programmen wird zu zweit in 13 Prozent der Runden verdoppelt, zu viert in 25, zu acht in 35, unter einfachen in 40 bis 75.
    .words = tipps tipp rat ratschläge taktik strategie besser gewinnen vorsprung
    .sources =
        Der Rat kommt von einem schwedischen Ratgeber und einer Seite mit Fragen und Antworten, der zum Anfang aus unseren Versuchen mit Programmen. Daraus ist auch, was gemessen ist, zu zweit, wo nichts anderes dabeisteht.
        Mehr zum Spielen sagen: regeln zeiten, regeln kinder, regeln hausregeln.

topic-times =
    Eine Partie dauert zu zweit 20 bis 25 Minuten, zu dritt 25 bis 35, zu viert 30 bis 40, bei 6 Personen 40 bis 50, bei 8 Personen 50 bis 60.
    Zu viert sind das 5 bis 8 Runden.
    .words = zeiten zeit dauer spielzeit spieldauer dauert lange lang minuten stunde
    .sources = Die Zeiten nennt ein schwedischer Ratgeber. Die anderen Quellen sagen nur: etwa 30 Minuten.

topic-children =
    Spielt mit Kindern die erste Runde mit bekannten Karten, die Regel heißt offen. Zwei dürfen sich eine Auslage teilen, und eine erwachsene Person schreibt die Punkte auf.
    .words = kinder kind kindern alter familie jahre
    .example = Sag beim Einstellen unter Regeln einzeln, und bei Offen ja.
    .sources = Das rät ein schwedischer Ratgeber. Alle Quellen nennen ein Alter ab 8 Jahren.

topic-house =
    Für kurze Abende: ein Ziel von 50 oder 75 Punkten, oder drei bis fünf Runden.
    Mit vielen Personen, oder wenn auch Reihen weggehen: 75 Punkte oder weniger Runden.
    Fertige Regeln heißen standard, taktil, tschechisch und kurz. Mehr sagt zum Beispiel: regeln taktil.
    .words = hausregeln hausregel varianten variante optionen option kürzer kurze abend abende vorgaben auswahl
    .example = Sag beim Einstellen unter Regeln kurz, oder einzeln, dann wird jede Regel gefragt.
    .sources = Die Vorschläge kommen von einem schwedischen Ratgeber.

topic-whole =
    Strittig sind unter den Quellen zehn Regeln.
    .words = partie alles alle gültig aktuell jetzt einstellungen

topic-quoted =
    Fünf Quellen sind verglichen: die taktile Ausgabe auf Deutsch, eine tschechische Anleitung, eine deutsche Seite über das Rundenende, ein schwedischer Ratgeber und eine deutsche Seite mit Fragen und Antworten.
    Dazu kommt, was andere über die Anleitung des Verlags berichten. Gelten soll am Tisch, worauf ihr euch geeinigt habt.
    .words = quellen quelle herkunft anleitung anleitungen verlag
    .example = Mit regeln verdopplung quellen hörst du nur, wer was zur Verdopplung sagt.
