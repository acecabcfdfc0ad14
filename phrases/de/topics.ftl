# The rules to look up. A topic's value is the rule; .words lists what it is found by, the first is
# its name; .example holds with every ruling, .example-… only with the ruling of that name, where a
# number stands for any; .sources tells who says what. Every line is told for itself. Values for
# all of them: $target, $more (one point above it), $rounds.

topics = Themen: { $topics }.
    .braille = Themen: { $topics }
topics-more = Sag regeln und ein Thema, auch ein anderes Wort geht, zum Beispiel: regeln verdopplung, oder: regeln patt.
    .braille =
        etwa: regeln verdopplung
        oder regeln verdopplung quellen
topics-also = Dazu passt auch: { $topics }.
    .braille = auch: { $topics }
no-such-topic = Zu { $word } kenne ich keine Regel. Alle Themen sagt: regeln.
    .braille = keine Regel zu { $word }, etwa: regeln
for-example = Zum Beispiel: { $example }
    .braille = etwa: { $example }
    .narrow = { $example }
no-example = Dazu gibt es kein Beispiel.
    .braille = kein Beispiel

# Before the ruling in force: in a game, before one is set up, and with options of the command line.
in-game = In dieser Partie gilt: { $ruling }
    .braille = hier: { $ruling }
    .narrow = { $ruling }
by-default = Ohne andere Wahl gilt: { $ruling }
    .braille = Vorgabe: { $ruling }
    .narrow = { $ruling }
by-choice = So gewählt gilt: { $ruling }
    .braille = gewählt: { $ruling }
    .narrow = { $ruling }

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
    .braille =
        2 bis 8 Personen, je 12 Karten
        tauschen, bis jemand alles offen hat
        wer am wenigsten Punkte hat, gewinnt
    .braille-sources = alle Quellen einig, ab 8 Jahren

topic-cards =
    Es gibt 150 Karten: 5 mit minus 2, 10 mit minus 1, 15 mit 0 und je 10 mit 1 bis 12.
    Im Mittel zählt eine Karte 5,07 Punkte, eine ganze Auslage etwa 61 Punkte. Jede fünfte Karte zählt 0 oder weniger.
    .words = karten kartenwerte kartenzahl null nullen minuskarten verteilung anzahl mittel mittelwert durchschnitt werte wert deck zwölfer
    .example = Nullen gibt es 15, und wie viele davon noch nicht aufgetaucht sind, sagt im Spiel: zähle 0.
    .sources = Die Zahlen nennen alle gleich. Nur beim Mittel schätzt ein schwedischer Ratgeber knapp 6, richtig ist 5,07, wie auf einer Seite mit Fragen und Antworten.
    .braille =
        150 Karten: 5 mal -2, 10 mal -1,
        15 mal 0, je 10 mal 1 bis 12
        im Mittel 5,07, je Auslage etwa 61
    .braille-example = 15 Nullen, welche fehlen: zähle 0
    .braille-sources = alle gleich, nur beim Mittel nicht

topic-grid =
    Die 12 Karten liegen in 3 Reihen zu je 4 Karten. Die Spalten heißen von links A bis D, die Reihen von hinten 1 bis 3.
    Jede Karte bleibt an ihrem Platz. Auch neben einer Lücke rückt keine nach.
    .words = auslage plätze platz positionen raster gitter lücke anordnung spaltennamen a1 b2 verschieben umlegen
    .example = A1 liegt hinten links, D3 vorn rechts.
    .sources = { all-agree }
    .braille =
        3 Reihen zu je 4 Karten
        Spalten a bis d, Reihe 1 ist hinten
        keine Karte rückt nach
    .braille-example = a1 hinten links, d3 vorn rechts
    .braille-sources = alle Quellen einig

topic-opening =
    Zuerst liegt eine Karte offen auf der Ablage. Dann deckt jede Person zwei eigene Karten auf und wählt selbst, welche.
    Wer damit die höchste Summe hat, beginnt die erste Runde, danach geht es im Uhrzeigersinn.
    Haben mehrere die höchste Summe, beginnt von ihnen, wer in der Sitzordnung zuerst kommt. Die Karten gibt, wer zuletzt kommt.
    .words = eröffnung eröffnen anfang anfangen fängt start startkarten erste runde uhrzeigersinn patt gleichstand unentschieden geben gibt
    .example = Anna deckt 12 und minus 2 auf, das sind 10, Ben 4 und 2, das sind 6: Anna beginnt.
    .sources =
        Die taktile Ausgabe öffnet die Ablage nach den zwei eigenen Karten, eine tschechische Anleitung, ein schwedischer Ratgeber und eine Seite mit Fragen und Antworten davor.
        Bei gleicher Summe nennt nur der schwedische Ratgeber eine Regel: es beginnt, wer links am nächsten bei der Person sitzt, die gibt. Das ist hier dasselbe.
    .braille =
        eine Karte offen auf die Ablage
        alle decken zwei eigene auf
        höchste Summe beginnt, dann reihum
        gleich: wer in der Runde früher sitzt
    .braille-example = Anna 12 -2, Ben 4 2: Anna zuerst
    .braille-sources =
        Ablage zuerst: tschechisch, schwedisch,
        Fragen und Antworten. Danach: taktil
        gleiche Summe: nur schwedisch

topic-turn =
    In jedem Zug hast du zwei Möglichkeiten. Nimm die Karte von der Ablage und tausche sie gegen eine deiner Karten.
    Oder ziehe eine Karte: tausche sie, oder wirf sie ab.
    Was du weggibst, kommt offen auf die Ablage.
    .words = zug züge ziehen ziehe gezogen tauschen tausch tausche austauschen dran möglichkeiten nachsehen heimlich schauen anschauen ansehen angucken gucken passen aussetzen
    .example =
        Du ziehst 3 und legst sie auf B2, dort lag 9: jetzt liegt 9 auf der Ablage.
        War B2 verdeckt, erfährst auch du erst nach dem Tausch, was dort lag.
    .sources = Über beide Wege sind sich alle Quellen einig. Nur ob nach dem Abwerfen aufgedeckt werden muss, steht verschieden da, mehr sagt: regeln aufdecken quellen.
    .braille =
        von der Ablage nehmen und tauschen
        oder ziehen: tauschen oder abwerfen
        was weggeht, liegt auf der Ablage
    .braille-example = 3 auf b2, dort lag 9: Ablage 9
    .braille-sources =
        alle Quellen einig, zum Abwerfen mehr:
        regeln aufdecken quellen

topic-taking =
    Wer die Karte von der Ablage nimmt, muss sie gegen eine eigene tauschen, eine verdeckte oder eine offene. Zurücklegen geht nicht.
    .words = nehmen nimm nimmt genommen ablage ablagestapel zurücklegen zurücknehmen bindend umentscheiden rückgängig
    .example = Du nimmst 5, obwohl bei dir nur 4 und weniger liegt: eine deiner Karten muss trotzdem weg.
    .sources =
        Den Tausch verlangen alle Quellen.
        Dass rückgängig hier nicht hilft, hat dieses Programm festgelegt. Es geht nur beim Üben, und am Tisch, um Falsches zu berichtigen.
    .braille =
        genommen heißt tauschen,
        gegen verdeckt oder offen, nie zurück
    .braille-example = 5 genommen, bei dir alles unter 5
    .braille-sources =
        Tausch: alle Quellen
        kein Zurück: dieses Programm

topic-flip_after_discard =
    Wer eine gezogene Karte abwirft, deckt danach eine eigene verdeckte Karte auf. Je nach Regel ist das Pflicht oder frei.
    .words = aufdecken aufgedeckt umdrehen abwerfen abgeworfen wegwerfen werfen pflicht freiwillig aufdeckpflicht
    .example-required = Bei dir ist nur noch C3 verdeckt: wirfst du die gezogene 11 ab, musst du C3 aufdecken, und das beendet die Runde.
    .example-optional = Bei dir ist nur noch C3 verdeckt: wirfst du die gezogene 11 ab, darf C3 verdeckt bleiben, mit dem Befehl: nichts.
    .sources = Pflicht ist es nach der taktilen Ausgabe, einem schwedischen Ratgeber, einer Seite mit Fragen und Antworten und der Anleitung des Verlags. Frei ist es nach einer tschechischen Anleitung.
    .braille =
        wer Gezogenes abwirft,
        deckt eine eigene verdeckte auf
    .braille-example-required = nur c3 verdeckt: c3 auf, Ende
    .braille-example-optional = nur c3 verdeckt, sag: nichts
    .braille-sources =
        Pflicht: taktil, schwedisch, Verlag,
        Fragen und Antworten
        frei: tschechische Anleitung

topic-columns =
    Liegen in einer Spalte drei gleiche Karten offen, kommt die ganze Spalte weg und zählt nichts. Das gilt auch für 0 und Minuskarten.
    .words = spalten spalte drei gleiche dreimal senkrecht senkrechte entfernen wegkommen
    .example = Drei Zwölfer sparen 36 Punkte. Drei Nullen sparen keine, aber die Auslage wird kleiner.
    .sources = { all-agree }
    .braille =
        drei gleiche offen: Spalte weg, zählt 0
        auch bei 0 und Minuskarten
    .braille-example = dreimal 12 spart 36, 0 nichts
    .braille-sources = alle Quellen einig

topic-cleared_cards =
    Drei gleiche Karten gehen sofort weg: auf die Ablage oder ganz aus dem Spiel.
    .words = drillinge drilling drei gleiche spalte weg entfernte wohin
    .example-discard = Anna tauscht und hat dreimal 7: oben auf der Ablage liegt danach 7, und die nächste Person darf sie nehmen.
    .example-removed = Anna legt 7 auf B2, dort lag 9, und hat dreimal 7: oben auf der Ablage liegt danach 9.
    .sources =
        Auf die Ablage kommen sie nach der taktilen Ausgabe, einer tschechischen Anleitung, einer deutschen Seite, einem schwedischen Ratgeber und der Anleitung des Verlags.
        Eine Seite mit Fragen und Antworten kennt auch Quellen, nach denen sie aus dem Spiel kommen.
    .braille = drei gleiche gehen sofort weg
    .braille-example-discard = Anna hat dreimal 7: Ablage 7
    .braille-example-removed = 7 statt 9, dreimal 7: Ablage 9
    .braille-sources =
        Ablage: taktil, tschechisch, deutsch,
        schwedisch, Verlag
        aus dem Spiel: andere Quellen

topic-clear_rows =
    Drei gleiche in einer Spalte gehen immer weg. Vier gleiche in einer Reihe gehen nur nach einer Hausregel weg.
    .words = reihen reihe waagerecht waagrecht vier gleiche vierling vierlinge zugleich gleichzeitig
    .example-no = Vier Dreier in einer Reihe bleiben liegen und zählen 12 Punkte.
    .example-yes =
        Vier Dreier in einer Reihe gehen weg und zählen nichts. Macht dieselbe Karte auch eine Spalte voll, geht beides weg.
        Fehlt einer Reihe schon ein Platz, weil dort eine Spalte weg ist, kann sie nicht mehr weggehen.
    .sources = Die Hausregel kommt von einem schwedischen Ratgeber, sonst gehen Reihen nirgends weg. Was gilt, wenn Reihe und Spalte zusammentreffen, hat dieses Programm festgelegt.
    .braille =
        drei in einer Spalte: immer weg
        vier in einer Reihe: nur Hausregel
    .braille-example-no = vier Dreier quer zählen 12
    .braille-example-yes = vier Dreier quer gehen weg
    .braille-sources =
        Hausregel: schwedischer Ratgeber
        Reihe mit Spalte: dieses Programm

topic-order =
    Beim Tausch liegt zuerst die neue Karte in der Auslage, dann die alte auf der Ablage. Erst danach geht eine Spalte mit drei gleichen weg.
    Beim Abwerfen liegt zuerst die gezogene Karte auf der Ablage, dann wird aufgedeckt, und erst danach geht eine Spalte weg.
    Ganz zuletzt entscheidet sich, ob die Runde endet.
    .words = reihenfolge zuerst danach zuletzt nacheinander erst
    .example-discard = Auf B2 lag 9, und die neue 7 macht die Spalte voll: auf der Ablage liegt 9, darüber 7.
    .example-removed = Auf B2 lag 9, und die neue 7 macht die Spalte voll: auf der Ablage liegt 9.
    .sources = So sagt es eine deutsche Seite.
    .braille =
        Tausch: neue hin, alte auf die Ablage
        Abwerfen: Ablage, dann aufdecken
        danach geht eine Spalte weg
        zuletzt: ist die Runde zu Ende?
    .braille-example-discard = 7 statt 9: Ablage 9, darüber 7
    .braille-example-removed = 7 statt 9: Ablage 9
    .braille-sources = eine deutsche Seite

# -- The end of a round --------------------------------------------------------------------------
topic-ending =
    Wer keine verdeckte Karte mehr hat, beendet die Runde. Alle anderen haben noch genau einen Zug, dann wird alles aufgedeckt und gezählt.
    Wer beendet und nicht allein am wenigsten hat, bekommt die Punkte doppelt.
    .words = ende rundenende beenden beendet schluss letzte letzter zug züge runde fertig
    .example = Ist eine Spalte weg, genügen neun offene Karten, sind zwei weg, genügen sechs. Auch wer gar keine Karte mehr hat, beendet die Runde.
    .sources = { all-agree }
    .braille =
        nichts mehr verdeckt: Runde endet
        alle anderen noch genau ein Zug
        nicht allein am wenigsten: doppelt
    .braille-example = Spalte weg: neun offene genügen
    .braille-sources = alle Quellen einig

topic-counting =
    Nach den letzten Zügen werden bei allen zugleich die verdeckten Karten aufgedeckt. Auch dabei gehen Spalten mit drei gleichen weg.
    Was dann noch liegt, wird zusammengezählt.
    .words = auswertung werten wertung zählen zusammenzählen abrechnung punkte aufdeckung restkarten
    .example = Lea beendet mit 8 Punkten. Max hat 17, doch beim Aufdecken liegen drei Vierer in einer Spalte: 17 weniger 12 sind 5 Punkte. Lea bekommt 16, und aus 42 werden 58.
    .sources = { all-agree } Das Beispiel steht auf einer deutschen Seite. Ein schwedischer Ratgeber rät, laut zusammenzuzählen, vor allem die Minuskarten.
    .braille =
        nach den letzten Zügen alles aufdecken
        auch dabei gehen drei gleiche weg
        dann zählt, was noch liegt
    .braille-example = Max 17, dreimal 4 weg, bleiben 5
    .braille-sources =
        alle Quellen einig
        Beispiel: eine deutsche Seite
        laut zählen: schwedischer Ratgeber

topic-doubling =
    Wer die Runde beendet und nicht allein am wenigsten hat, bekommt die Punkte dieser Runde doppelt. Auch ein Gleichstand genügt nicht.
    .words = verdopplung verdoppelung verdoppeln verdoppelt doppelt doppelte strafe strafpunkte gleichstand patt unentschieden
    .example = Anna beendet mit 10, Ben hat 24, Carla 10: Anna bekommt 20 Punkte.
    .example-positive = Beendet Anna mit minus 6, und Ben hat minus 8, bleibt es bei minus 6.
    .example-always = Beendet Anna mit minus 6, und Ben hat minus 8, werden es minus 12.
    .sources =
        Nur über 0 verdoppeln ein schwedischer Ratgeber, eine Seite mit Fragen und Antworten und die Anleitung des Verlags. Die taktile Ausgabe, eine tschechische Anleitung und eine deutsche Seite nennen keine Ausnahme.
        Dass ein Gleichstand nicht genügt, sagen alle außer der tschechischen Anleitung, die dazu schweigt.
    .braille =
        wer beendet und nicht allein
        am wenigsten hat, bekommt doppelt
    .braille-example = Anna 10, Carla 10: Anna 20
    .braille-example-positive = aus -6 bleibt -6
    .braille-example-always = aus -6 wird -12
    .braille-sources =
        nur über 0: schwedisch, Verlag,
        Fragen und Antworten
        immer: taktil, tschechisch, deutsch
        Gleichstand: alle außer tschechisch

topic-next_starter =
    Die erste Runde beginnt, wer mit zwei Karten die höchste Summe hat. Wer die nächsten beginnt, steht überall anders.
    .words = beginn beginnen beginnt startet anfangen fängt nächste runde startperson
    .example-ender = Ben hat die Runde beendet, also beginnt Ben die nächste, auch nach verdoppelten Punkten.
    .example-winner = Ben hat nach der Verdopplung die wenigsten Punkte der Runde, also beginnt Ben. Sind es mehrere, beginnt, wer in der Sitzordnung zuerst kommt.
    .example-highest_sum = Ben deckt 11 und 8 auf, das sind 19, und niemand hat mehr, also beginnt Ben. Sind es mehrere, beginnt, wer in der Sitzordnung zuerst kommt.
    .sources =
        Wer beendet hat, beginnt nach einer deutschen Seite und der englischen Anleitung des Verlags. Wer gewonnen hat, beginnt nach einer tschechischen Anleitung.
        Jedes Mal die höchste Summe nehmen die taktile Ausgabe, die französische Anleitung des Verlags, ein schwedischer Ratgeber und eine Seite mit Fragen und Antworten.
    .braille =
        Runde 1: die höchste Summe
        die nächsten: jede Quelle anders
    .braille-example-ender = Ben beendet, Ben beginnt
    .braille-example-winner = Ben am wenigsten, Ben beginnt
    .braille-example-highest_sum = Ben am meisten, Ben beginnt
    .braille-sources =
        beendet: deutsch, Verlag englisch
        gewonnen: tschechisch
        höchste Summe: taktil, schwedisch,
        Verlag französisch, Fragen

# -- The end of the game -------------------------------------------------------------------------
topic-target =
    Kommt in einer Runde jemand ans Ziel, ist die Partie nach dieser Runde zu Ende. Wer dann am wenigsten hat, gewinnt.
    .words = ziel zielpunkte punktegrenze hundert partieende spielende ende aus vorbei
    .example = Anna hat nach einer Runde { $more } Punkte, und niemand hat mehr: die Partie ist zu Ende.
    .sources = Alle Quellen nennen 100 Punkte. Für kurze Partien schlägt ein schwedischer Ratgeber 50 oder 75 vor.
    .braille =
        jemand am Ziel: Partie zu Ende
        wer am wenigsten hat, gewinnt
    .braille-example = Anna { $more } Punkte: Ende
    .braille-sources =
        alle Quellen: 100
        kurz 50 oder 75: schwedisch

topic-target_rule =
    Hat jemand genau so viele Punkte wie das Ziel, kommt es darauf an: reicht das schon, oder muss es überschritten werden?
    .words = zielregel grenze genau erreichen erreicht überschreiten überschritten mehr
    .example-reached = Mit genau { $target } Punkten ist die Partie zu Ende.
    .example-exceeded = Mit genau { $target } Punkten geht die Partie weiter, erst mit { $more } ist sie zu Ende.
    .sources = Erreichen genügt nach einer tschechischen Anleitung, einer deutschen Seite, einem schwedischen Ratgeber und einer Seite mit Fragen und Antworten. Mehr als 100 verlangt die taktile Ausgabe.
    .braille = genau am Ziel: genügt das schon?
    .braille-example-reached = genau { $target }: Ende
    .braille-example-exceeded = genau { $target }: weiter, { $more }: Ende
    .braille-sources =
        erreichen: tschechisch, deutsch,
        schwedisch, Fragen und Antworten
        überschreiten: taktil

topic-rounds =
    Statt eines Ziels kann eine feste Zahl von Runden gelten. Dann gewinnt, wer danach am wenigsten Punkte hat.
    .words = runden rundenzahl feste dauer
    .example-none = Mit 5 Runden wäre nach Runde 5 Schluss, auch wenn jemand schon über 100 Punkte hat.
    .example-number = Nach Runde { $rounds } ist hier Schluss, auch wenn jemand schon über 100 Punkte hat.
    .sources = Drei oder fünf Runden, oder eine Zeitgrenze, schlägt ein schwedischer Ratgeber vor. Die anderen Quellen kennen nur das Ziel.
    .braille =
        statt Ziel eine feste Zahl von Runden
        dann gewinnt, wer am wenigsten hat
    .braille-example-none = 5 Runden: nach Runde 5 Schluss
    .braille-example-number = nach Runde { $rounds } ist Schluss
    .braille-sources =
        3 oder 5 Runden: schwedisch
        alle anderen: nur das Ziel

topic-final_tie =
    Haben am Ende der Partie mehrere am wenigsten, wird der Sieg geteilt, oder es geht weiter.
    .words = gleichstand patt gleichstände unentschieden remis stechen teilen geteilt punktgleich entscheidungsrunde
    .example-shared = Anna und Ben haben 61, Carla hat 104: Anna und Ben gewinnen zusammen.
    .example-extra_round = Anna und Ben haben 61, Carla hat 104: alle drei spielen noch eine Runde, und wenn nötig noch mehr.
    .sources = Geteilt wird nach einer deutschen Seite. Ein schwedischer Ratgeber lässt teilen oder noch eine Runde spielen. Dass dann alle weiterspielen, bis eine Person allein vorn ist, hat dieses Programm festgelegt.
    .braille =
        am Ende gleich: Sieg geteilt,
        oder noch eine Runde
    .braille-example-shared = Anna 61, Ben 61: beide gewinnen
    .braille-example-extra_round = Anna 61, Ben 61: weiterspielen
    .braille-sources =
        teilen: deutsch, auch schwedisch
        noch eine Runde: schwedisch
        alle spielen mit: dieses Programm

topic-open_cards =
    Zum Lernen können alle Karten von Anfang an bekannt sein. Als offen zählt eine Karte trotzdem erst, wenn sie aufgedeckt oder getauscht ist.
    .words = offen offene lernen lernregel bekannt verdeckt verdeckte
    .example-no = Was verdeckt auf B2 liegt, weiß niemand, bis die Karte aufgedeckt oder weggetauscht ist.
    .example-yes = Von B2 ist bekannt, dass dort 7 liegt. Für dreimal 7 in der Spalte zählt sie erst, wenn sie aufgedeckt ist.
    .sources = Die Lernregel kommt von einem schwedischen Ratgeber. Wann dabei eine Karte als offen zählt, hat dieses Programm festgelegt, sonst wäre die Runde zu Ende, ehe sie beginnt.
    .braille =
        zum Lernen alle Karten bekannt
        offen erst: aufgedeckt oder getauscht
    .braille-example-no = b2 verdeckt: kennt niemand
    .braille-example-yes = b2 ist 7, zählt erst aufgedeckt
    .braille-sources =
        Lernregel: schwedischer Ratgeber
        wann offen: dieses Programm

topic-pile =
    Ist der Nachziehstapel leer, wird die Ablage ohne ihre oberste Karte gemischt und ist der neue Stapel. Niemand verliert einen Zug.
    Karten weggegangener Spalten, die auf der Ablage liegen, werden mitgemischt.
    .words = stapel nachziehstapel leer mischen gemischt aufgebraucht
    .example =
        Zu acht liegen 96 Karten in den Auslagen, eine auf der Ablage und 53 im Stapel.
        In unseren Versuchen mit einfacher Spielweise war er bis zu viert fast nie leer, zu fünft in 6 Prozent der Runden, bei 6 Personen in 92 Prozent, ab 7 Personen immer.
    .sources = So sagen es ein schwedischer Ratgeber und eine Seite mit Fragen und Antworten, die anderen Quellen schweigen dazu.
    .braille =
        Stapel leer: die Ablage wird gemischt,
        nur die oberste bleibt liegen
        niemand verliert einen Zug
    .braille-example = zu acht sind nur 53 im Stapel
    .braille-sources = schwedisch, Fragen und Antworten

# -- At the table --------------------------------------------------------------------------------
topic-calling =
    Jede Wahl und was daraus wird, erfahren alle: welche Karte, woher, wohin, und was dort lag. Das gilt auch für eine gezogene Karte, die gleich abgeworfen wird.
    .words = ansagen ansage sagen laut vorlesen heimlich geheim gezogene
    .example = Anna zieht 5, legt sie auf B2, weg kommt 9.
    .sources =
        Das rät die taktile Ausgabe, damit alle einschätzen können, wie es steht. Nach einem schwedischen Ratgeber kennt die gezogene Karte nur, wer sie gezogen hat.
        Der schwedische Ratgeber rät auch, die letzte verdeckte Karte anzusagen und laut zu zählen.
    .braille =
        jede Wahl und was daraus wird
        erfahren alle, auch bei Abgeworfenem
    .braille-example = Anna zieht 5 auf b2, weg: 9
    .braille-sources =
        Ansagen: taktile Ausgabe
        Gezogenes geheim: schwedisch
        letzte Karte ansagen: schwedisch

# The set-up talk of the companion too.
topic-table =
    Jede Person legt 12 verdeckte Karten vor sich, in 3 Reihen zu je 4 Karten. Eine rutschfeste Matte von mindestens 20 mal 30 Zentimetern hält sie am Platz.
    Die Spalten heißen von links A bis D, die Reihen von hinten 1 bis 3, also liegt A1 hinten links.
    In der Mitte liegt der Nachziehstapel, daneben die Ablage mit der ersten offenen Karte. Die Karten gibt, wer in der Sitzordnung zuletzt kommt.
    Sagt einander jede Wahl: welche Karte, woher, wohin und was dort lag. So wissen alle, wie es steht.
    Sagt auch an, wenn ihr die letzte Karte aufdeckt, und zählt am Ende laut zusammen.
    .words = tisch aufbau matte unterlage rutschfest rutschfeste dycem tastbar tastbare tasten taktil taktile blind blinde
    .sources = Die Matte und das Ansagen rät die taktile Ausgabe. Das laute Zählen und das Ansagen der letzten Karte rät ein schwedischer Ratgeber.
    .braille =
        je 12 verdeckt, 3 Reihen zu je 4
        rutschfeste Matte, 20 mal 30 Zentimeter
        Spalten a bis d, Reihe 1 ist hinten
        in der Mitte: Stapel, Ablage
        sagt jede Wahl: welche Karte, woher,
        wohin, und was dort lag
        letzte Karte ansagen, laut zählen
    .braille-sources =
        Matte und Ansagen: taktile Ausgabe
        laut zählen: schwedischer Ratgeber

# -- Advice --------------------------------------------------------------------------------------
topic-advice =
    Decke am Anfang zwei Karten in verschiedenen Spalten auf. In unseren Versuchen spart das 0,5 bis 0,8 Punkte in der Runde.
    Nimm anfangs von der Ablage nur 0 und weniger, oder was ein Paar macht. Behalte eine gezogene Karte bis 2, meist auch 3, sonst decke auf.
    Eine 5 oder 6 einzutauschen lohnt selten, eine 0 oder Minuskarte fast immer. In unseren Versuchen spart jeder Punkt, um den eine Karte unter 5 liegt, etwa 1,3 Punkte, jeder über 5 kostet nur 0,4.
    Werde 12 und 10 früh los, außer ein Paar davon wartet auf die dritte. Am sichersten lohnt sich ein Tausch gegen eine offene hohe Karte.
    Lege gleiche Karten in eine Spalte, vor allem hohe. Drei Zwölfer sparen 36 Punkte, mehr geht nicht, drei Nullen sparen nichts.
    Zähle mit: 15 Nullen gibt es und 5 Karten mit minus 2, und mit zähle 0 hörst du, wie viele noch fehlen.
    Störe eine fremde Spalte nur mit einer Karte, die dir selbst nichts nützt.
    Lege der nächsten Person nichts Gutes auf die Ablage. In unseren Versuchen kostet das zu zweit 2,7 Punkte, zu viert nur 0,2.
    Zum Beenden sind zu zweit 5 Punkte Vorsprung zu wenig, 15 genügen meist, zu dritt etwa 10 vor beiden. Vor zwei verdeckten Karten brauchst du mehr als vor einer.
    In unseren Versuchen wird bei 2 bis 4 Punkten Vorsprung in 58 Prozent der Fälle verdoppelt, bei 8 bis 10 in 25 Prozent, bei 14 bis 16 in 13 Prozent, ab 20 in 2 Prozent.
    Liegt bei dir offen wenig, zögern die anderen, die Runde zu beenden.
    Unter starken Programmen wird zu zweit in 13 Prozent der Runden verdoppelt, zu viert in 25, zu acht in 35, unter einfachen in 40 bis 75.
    .words = tipps tipp rat ratschläge taktik strategie besser gewinnen vorsprung
    .sources =
        Die Tipps kommen von einem schwedischen Ratgeber und einer Seite mit Fragen und Antworten, der zum Anfang aus unseren Versuchen. Dabei spielen Programme gegeneinander, zu zweit, wenn nichts anderes gesagt ist.
        Mehr zum Spielen sagen: regeln zeiten, regeln kinder, regeln hausregeln.
    .braille =
        erst zwei in verschiedenen Spalten
        nimm nur 0 und weniger, oder fürs Paar
        behalte Gezogenes bis 2, meist auch 3
        12 und 10 früh weg, außer im Paar
        gleiche in eine Spalte, vor allem hohe
        Nullen zählen: zähle 0
        nichts Gutes auf die Ablage
        beende mit 15 vorn, zu dritt mit 10
    .braille-sources =
        schwedisch, Fragen und Antworten,
        eigene Versuche mit Programmen

topic-times =
    Eine Partie dauert zu zweit 20 bis 25 Minuten, zu dritt 25 bis 35, zu viert 30 bis 40, bei 6 Personen 40 bis 50, bei 8 Personen 50 bis 60.
    Zu viert sind das 5 bis 8 Runden.
    .words = zeiten zeit dauer spielzeit spieldauer dauert lange lang minuten stunde
    .sources = Die Zeiten nennt ein schwedischer Ratgeber. Die anderen Quellen sagen nur: etwa 30 Minuten.
    .braille =
        zu zweit 20 bis 25 Minuten
        zu viert 30 bis 40, 5 bis 8 Runden
        zu acht 50 bis 60
    .braille-sources = schwedisch, andere: etwa 30 Minuten

topic-children =
    Spielt mit Kindern die erste Runde mit bekannten Karten, die Regel heißt offen. Zwei dürfen sich eine Auslage teilen, und eine erwachsene Person schreibt die Punkte auf.
    .words = kinder kind kindern alter familie jahre
    .example = Sag beim Einstellen unter Regeln einzeln, und bei Offen ja.
    .sources = Das rät ein schwedischer Ratgeber. Alle Quellen nennen ein Alter ab 8 Jahren.
    .braille =
        erste Runde mit bekannten Karten
        zwei teilen sich eine Auslage
    .braille-example = Regeln einzeln, dann Offen ja
    .braille-sources = schwedisch, ab 8 Jahren: alle

topic-house =
    Für kurze Abende: ein Ziel von 50 oder 75 Punkten, oder drei bis fünf Runden.
    Mit vielen Personen, oder wenn auch Reihen weggehen: 75 Punkte oder weniger Runden.
    Fertige Regeln heißen standard, taktil, tschechisch und kurz. Mehr sagt zum Beispiel: regeln taktil.
    .words = hausregeln hausregel varianten variante optionen option kürzer kurze abend abende vorgaben auswahl
    .example = Sag beim Einstellen unter Regeln kurz, oder einzeln, dann wird jede Regel gefragt.
    .sources = Die Vorschläge kommen von einem schwedischen Ratgeber.
    .braille =
        kurz: Ziel 50 oder 75, oder 3 bis 5
        Runden, zu vielen höchstens Ziel 75
        standard, taktil, tschechisch, kurz
    .braille-example = unter Regeln kurz, oder einzeln
    .braille-sources = schwedischer Ratgeber

topic-whole =
    Bei zehn Regeln sind sich die Quellen nicht einig.
    .words = partie alles alle gültig aktuell jetzt einstellungen
    .braille = mehr dazu, etwa: regeln verdopplung

topic-quoted =
    Fünf Quellen sind verglichen: die taktile Ausgabe auf Deutsch, eine tschechische Anleitung, eine deutsche Seite über das Rundenende, ein schwedischer Ratgeber und eine deutsche Seite mit Fragen und Antworten.
    Dazu kommt, was andere über die Anleitung des Verlags berichten. Gelten soll am Tisch, worauf ihr euch geeinigt habt.
    .words = quellen quelle herkunft anleitung anleitungen verlag
    .example = Mit regeln verdopplung quellen hörst du nur, wer was zur Verdopplung sagt.
    .braille =
        taktil: tastbare Ausgabe auf Deutsch
        tschechisch: eine Anleitung
        deutsch: Seite zum Ende der Runde
        schwedisch: ein Ratgeber
        Fragen und Antworten: deutsche Seite
        Verlag: was andere davon berichten
        am Tisch gilt, was ihr vereinbart
    .braille-example = regeln verdopplung quellen
