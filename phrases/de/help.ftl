# Help: each line is told for itself. Most useful first, at most five sentences a moment.
moment-opening =
    { $left ->
        [one] Decke noch eine deiner Karten auf
       *[other] Decke zwei deiner Karten auf
    }, zum Beispiel: { $opening }.
    Die Spalten heißen von links A bis D, die Reihen von hinten 1 bis 3.
    Mit karten hörst du deine Auslage, mit wer, wer dran ist.
    Mit lernen beginnt der Kurs, mit regeln hörst du die Regeln, mit hilfe alles alle Befehle.
    Mit ende hörst du auf, alles ist gespeichert.
    .braille =
        etwa: { $opening-touch }
        Spalten a bis d, Reihen 1 bis 3
        karten, wer
        hilfe alles, lernen, regeln
        ende, es ist alles gespeichert
moment-turn =
    Sag ziehe, dann hörst du die gezogene Karte, oder nimm { $place }, dann kommt { $card } von der Ablage auf { $place }.
    Mit karten hörst du deine Auslage, mit karten { $other } die von { $other }.
    Mit stand hörst du die Punkte, mit bericht, was zuletzt geschah, mit tipp, was am besten ist.
    Mit hilfe alles hörst du alle Befehle, mit hilfe ziehe mehr zu einem davon.
    Mit lernen beginnt der Kurs, mit ende hörst du auf, alles ist gespeichert.
    .braille =
        ziehe oder nimm
        gleich auf { $place-touch }: nimm { $place-touch }
        karten, karten { $other }
        stand, bericht, tipp
        hilfe alles, hilfe ziehe, lernen, ende
moment-drawn =
    Du hast { $card } in der Hand. Mit tausche { $place } legst du die Karte auf { $place }.
    Mit wirf { $covered } wirfst du sie ab und deckst { $covered } auf.
    Mit karten hörst du deine Auslage, mit { $column } allein die Spalte { $column }.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        tausche { $place-touch }
        oder wirf { $covered-touch }
        karten, Spalte { $column-touch }: { $column-touch }
        hilfe alles
moment-taken =
    Du hast { $card } von der Ablage. Diese Karte musst du tauschen, zum Beispiel: tausche { $place }.
    Mit karten hörst du deine Auslage, mit { $column } allein die Spalte { $column }.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        muss tauschen: tausche { $place-touch }
        karten, Spalte { $column-touch }: { $column-touch }
        hilfe alles
moment-flip =
    Decke jetzt eine Karte auf, zum Beispiel: decke { $covered } auf. Es genügt auch: { $covered }.
    Mit karten hörst du deine Auslage, mit rückgängig nimmst du das Abwerfen zurück.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        decke { $covered-touch } auf, oder nur { $covered-touch }
        karten, rückgängig
        hilfe alles
moment-may-flip =
    Du darfst jetzt eine Karte aufdecken, zum Beispiel: decke { $covered } auf. Mit nichts lässt du es.
    Mit karten hörst du deine Auslage.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        decke { $covered-touch } auf, oder nichts
        karten
        hilfe alles
moment-round-over =
    Die Runde ist gewertet. Mit Enter oder weiter beginnt die nächste.
    Mit stand hörst du die Punkte, mit karten alle die Auslagen, mit verlauf die Runde von Anfang an.
    Mit analyse hörst du, was an deinen Entscheidungen lag und was an den Karten.
    Mit ende hörst du auf, alles ist gespeichert.
    .braille =
        Enter: nächste Runde
        stand, karten alle, verlauf, analyse
        ende
moment-game-over =
    Die Partie ist zu Ende. Mit Enter oder ja beginnt noch eine mit denselben Regeln.
    Mit neue Partie stellst du alles neu ein, mit stand hörst du die Punkte.
    Mit verlauf datei.txt schreibst du den Verlauf der Partie in eine Datei.
    Mit ende hörst du auf.
    .braille =
        ja: noch eine
        neue Partie, stand
        verlauf datei.txt
        ende
moment-lobby =
    { $explanation }
    { $enter ->
        [shown] Mit Enter gilt, was in der Frage hinter dem Komma steht
        [long] Mit Enter bleibt es bei { $default }
       *[nothing] Enter allein genügt hier nicht
    }{ $back ->
        [yes] , mit zurück kommst du zur Frage davor.
       *[no] .
    }
    Mit lernen beginnt der Kurs, mit regeln hörst du die Regeln, mit hilfe alles alle Befehle, mit ende hörst du auf.
    .braille =
        { $explanation }
        { $enter ->
            [shown] Enter: wie hinter dem Komma
            [long] Enter: { $default }
           *[nothing] Enter allein genügt nicht
        }
        { $back ->
            [yes] zurück, ende
           *[no] ende
        }
        lernen, regeln, hilfe alles

# At a table of real cards.
moment-card =
    Sag die Karte, die aufgetaucht ist, zum Beispiel 5, oder minus 2, kurz m2, auch zwo geht.
    Mit rückgängig kommst du einen Schritt zurück, mit korrigiere { $amend } berichtigst du eine falsch gehörte Karte.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        eine Karte: 5 oder -2, auch m2
        rückgängig, korrigiere { $amend-touch }
        hilfe alles
moment-table-opening =
    Sag zwei Plätze mit ihren Karten, zum Beispiel A1 7 D3 minus 2, mit einem Namen davor in jeder Reihenfolge.
    Die Spalten heißen von links A bis D, die Reihen von hinten 1 bis 3.
    Mit aufbau hörst du, wie die Karten liegen und was ihr einander sagt.
    Mit hilfe alles hörst du alle Befehle, mit regeln die Regeln.
    Mit ende hörst du auf, alles ist gespeichert.
    .braille =
        zwei Plätze: a1 7 d3 -2, Name davor
        Spalten a bis d, Reihen 1 bis 3
        aufbau
        hilfe alles, regeln
        ende, es ist alles gespeichert
moment-table-turn =
    Sag einen Zug in einer Zeile: z 5 { $covered } 9 heißt, gezogen 5, gelegt auf { $covered }, dort lag 9.
    z 5 x { $covered } 4 heißt, 5 abgeworfen und auf { $covered } eine 4 aufgedeckt, n { $covered } 9 heißt, die Ablage auf { $covered } gelegt, dort lag 9.
    Oder sag nur ziehe oder nimm, dann wirst du nach jeder Karte gefragt.
    Mit korrigiere { $amend } berichtigst du eine falsch gehörte Karte, mit rückgängig den letzten Schritt.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        z 5 { $covered-touch } 9: 5 dorthin, dort lag 9
        z 5 x { $covered-touch } 4: 5 ab, dort liegt 4
        n { $covered-touch } 9: Ablage dorthin, dort lag 9
        ziehe oder nimm allein fragt weiter
        rückgängig, korrigiere, hilfe alles
moment-table-drawn =
    Mit t { $covered } 9 liegt die gezogene Karte auf { $covered }, und dort lag 9.
    Mit x { $covered } 4 ist sie abgeworfen und auf { $covered } eine 4 aufgedeckt.
    Mit korrigiere Hand 5 berichtigst du die gezogene Karte, mit karten hörst du die Auslage.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        t { $covered-touch } 9: dorthin, dort lag 9
        x { $covered-touch } 4: ab, dort liegt 4
        korrigiere Hand 5, karten
        hilfe alles
moment-table-taken =
    Die Karte von der Ablage muss getauscht werden: mit t { $covered } 9 liegt sie auf { $covered }, und dort lag 9.
    Mit karten hörst du die Auslage.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        t { $covered-touch } 9: dorthin, dort lag 9
        karten
        hilfe alles
moment-table-flip =
    Sag, was nach dem Abwerfen aufgedeckt wird, zum Beispiel: { $covered } 4.
    Mit karten hörst du die Auslage, mit rückgängig nimmst du das Abwerfen zurück.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        { $covered-touch } 4: dort liegt 4
        karten, rückgängig
        hilfe alles
moment-table-may-flip =
    Sag, was nach dem Abwerfen aufgedeckt wird, zum Beispiel { $covered } 4, oder sag: nichts.
    Mit karten hörst du die Auslage, mit rückgängig nimmst du das Abwerfen zurück.
    Mit hilfe alles hörst du alle Befehle.
    .braille =
        { $covered-touch } 4: dort liegt 4, oder nichts
        karten, rückgängig
        hilfe alles

everything-words = alles alle befehle
everything =
    Zug: ziehe, nimm, tausche, wirf, decke auf, nichts. Kurz: z, n, t, x, u.
    Auslage: karten, summe, verdeckt, paare, was B2, kurz l für karten. Ein Buchstabe allein fragt nach der Spalte, eine Zahl nach der Reihe.
    Diese Fragen gehen auch mit einem Namen oder mit alle, zum Beispiel: karten alle.
    Tisch: ablage, hand, stapel, wer, wann, runde, stand, zähle 0, kurz o für ablage und s für stand.
    Rückblick: wiederhole, bericht, verlauf, statistik. Kurz: w und v.
    Tipps, nur wenn du fragst: tipp, warum, nach einer Runde analyse.
    Zurücknehmen: rückgängig, wiederherstellen.
    Einstellen: umfang, tempo, anordnung, braille, buchstaben, zwo, tipps, kontrast, einstellungen.
    Vorlesen: vorlesen, stopp, stimme, sprechtempo, lautstärke, ausgabe, braille-meldung, glocke, ton, prüfe.
    Sonst: lernen, hilfe, regeln, spickzettel, neue Partie, weiter, speichern, ende. Kurz: h und r.
    Mehr zu einem Befehl sagt zum Beispiel: hilfe tausche.
    .braille =
        ziehe, nimm, tausche, wirf, decke auf
        karten, summe, verdeckt, paare, was b2
        auch mit Namen oder alle: karten alle
        ablage, hand, stapel, wer, runde, stand
        zähle 0, wiederhole, bericht, verlauf
        statistik, tipp, warum, analyse
        rückgängig, wiederherstellen, weiter
        umfang, tempo, anordnung, braille, zwo
        buchstaben, tipps, kontrast
        einstellungen, vorlesen, stopp, stimme
        sprechtempo, lautstärke, ausgabe
        braille-meldung, glocke, ton, prüfe
        lernen, regeln, spickzettel, speichern
        neue Partie, ende, wann
        kurz: z n t x u l o s w v h r
        mehr dazu: hilfe tausche

everything-table = Mit echten Karten: korrigiere B2 8, karte B2 7, dran Anna, summe Anna vor, aufbau. Kurz: k für korrigiere, und z 5 B2 9 für einen ganzen Zug.
    .braille = korrigiere b2 8, karte b2 7, dran Anna, summe Anna vor, aufbau

on-draw = Mit ziehe, kurz z, ziehst du eine Karte vom Nachziehstapel und hörst sie. Danach tausche oder wirf. Mit z { $place } kommt sie gleich auf { $place }.
    .braille =
        z: eine vom Stapel, dann t oder x
        gleich auf { $place-touch }: z { $place-touch }
on-take = Mit nimm, kurz n, nimmst du die Karte von der Ablage. Sie muss getauscht werden, zurück geht nicht. Mit n { $place } kommt sie gleich auf { $place }.
    .braille =
        n: oberste der Ablage, muss tauschen
        gleich auf { $place-touch }: n { $place-touch }
on-swap = Mit tausche { $place }, kurz t { $place }, legst du die Karte in der Hand auf { $place }, und was dort lag, kommt auf die Ablage.
    .braille = t { $place-touch }: Hand dorthin, alte auf Ablage
on-discard = Mit wirf, kurz x, legst du die gezogene Karte auf die Ablage. Mit wirf { $covered } deckst du gleich { $covered } auf.
    .braille = x: Gezogenes ab, x { $covered-touch } deckt { $covered-touch } auf
on-flip = Mit decke { $covered } auf, kurz u { $covered }, deckst du eine verdeckte Karte auf: am Anfang zwei, sonst nach dem Abwerfen eine.
    .braille = u { $covered-touch }: eine verdeckte aufdecken
on-pass = Mit nichts bleibt nach dem Abwerfen alles verdeckt, wenn die Regeln es erlauben.
    .braille = nach dem Abwerfen nichts aufdecken
on-cards = Mit karten, kurz l, hörst du deine Auslage, mit karten alle die von allen. Teile davon: l a für Spalte A, l 2 für Reihe 2, was B2 für einen Platz.
    .braille =
        l: deine Auslage, karten alle
        l a, l 2, was b2: Teile davon
on-discards = Mit ablage, kurz o, hörst du die oberste Karte der Ablage.
    .braille = o: die oberste der Ablage
on-hand = Mit hand hörst du, welche Karte in der Hand ist.
    .braille = die Karte in der Hand
on-sum = Mit summe hörst du, wie viele Punkte bei dir offen liegen. Auch: summe alle.
    .braille = offene Punkte, auch summe alle
on-hidden = Mit verdeckt hörst du, wie viele Karten bei dir noch verdeckt sind. Auch: verdeckt alle.
    .braille = wie viele verdeckt, auch verdeckt alle
on-pairs = Mit paare hörst du, in welchen Spalten schon zwei gleiche Karten liegen. Auch: paare alle.
    .braille = Spalten mit zwei gleichen, paare alle
on-totals = Mit stand, kurz s, hörst du die Punkte der ganzen Partie, die wenigsten zuerst.
    .braille = s: Punkte der Partie
on-whose = Mit wer hörst du, wer dran ist und was nun möglich ist, mit wer ist Vera hörst du, wie Vera spielt.
    .braille =
        wer dran ist, was geht
        wer ist Vera: wie Vera spielt
on-pile = Mit stapel hörst du, wie viele Karten im Nachziehstapel liegen.
    .braille = wie viele Karten im Stapel
on-count = Mit zähle 0 hörst du, wie viele Nullen noch nicht aufgetaucht sind.
    .braille = zähle 0: wie viele Nullen noch fehlen
on-what = Mit was B2, oder B2 mit Fragezeichen, hörst du, was auf B2 liegt.
    .braille = was b2, oder b2 mit Fragezeichen
on-repeat = Mit wiederhole, kurz w, hörst du die letzte Antwort noch einmal, mit jedem weiteren w die davor.
    .braille = w: eine Zeile zurück, weiter mit Enter
on-history = Mit verlauf, kurz v, hörst du diese Runde von Anfang an, mit verlauf 2 die Runde 2, mit verlauf alles die Partie. Mit verlauf datei.txt schreibst du sie in eine Datei.
    .braille =
        v: die Runde, verlauf 2, verlauf alles
        verlauf datei.txt schreibt sie
on-report = Mit bericht hörst du, was seit deinem letzten Zug geschah.
    .braille = was seit deinem letzten Zug geschah
on-statistics = Mit statistik hörst du, was deine Partien bisher ergaben, mit statistik Ole die von Ole, mit statistik alle die von allen. Partien zum Üben zählen nicht.
    .braille =
        deine Partien bisher, ohne Üben
        statistik Ole, statistik alle
on-situation = Mit runde hörst du, in welcher Runde ihr seid und wer dran ist.
    .braille = welche Runde, wer dran ist
on-save = Speichern musst du nicht: nach jedem Schritt ist alles gespeichert.
    .braille = nach jedem Schritt ist gespeichert
on-amend = Am Tisch mit echten Karten berichtigst du mit korrigiere { $amend }, kurz k { $amend }, eine falsch gehörte Karte: erst der Platz, dann die Karte, die wirklich dort liegt. Auch: korrigiere Ablage 9 oder korrigiere Hand 5.
    .braille =
        k { $amend-touch }: Platz, richtige Karte
        auch k Ablage 9, k Hand 5
on-set = Am Tisch mit echten Karten: Mit karte Anna B2 7 liegt bei Anna auf B2 eine 7, mit karte Ablage 9 liegt auf der Ablage eine 9.
    .braille = karte Anna b2 7, karte Ablage 9
on-turn = Am Tisch mit echten Karten: Mit dran Anna kommt Anna an die Reihe, wenn jemand vergessen wurde.
    .braille = dran Anna: Anna ist an der Reihe
on-layout = Am Tisch mit echten Karten: mit aufbau hörst du, wie die Karten liegen und was ihr einander sagt.
    .braille = wie die Karten liegen, was ihr sagt
on-tip = Mit tipp hörst du, was jetzt am besten ist, und einen Grund dafür. Gerechnet wird nur mit dem, was alle am Tisch wissen. Abschalten kannst du Tipps mit tipps aus.
    .braille =
        das Beste jetzt, und warum
        tipp aus, tipp an
on-why = Mit warum hörst du, was ein anderer Zug kosten würde und was der nächsten Person die Ablage nützt.
    .braille = was fast so gut ist, was anderes kostet
on-review = Mit analyse hörst du nach einer Runde deine drei teuersten Entscheidungen, deine Genauigkeit und was an den Karten lag, nach der Partie für die ganze Partie. Auch: analyse 2 für Runde 2, analyse alle für alle.
    .braille =
        nach der Runde: was am meisten kostete,
        Genauigkeit, Karten
        analyse 2, analyse alle
on-undo = Mit rückgängig nimmst du deinen letzten Schritt zurück, solange seither keine neue Karte aufgetaucht ist. In einer Partie zum Üben geht es immer.
    .braille =
        letzter Schritt zurück, solange keine
        neue Karte auftaucht, beim Üben immer
on-redo = Mit wiederherstellen gilt wieder, was du zurückgenommen hast.
    .braille = stellt wieder her, was zurück ist
on-detail = Mit umfang knapp, umfang normal oder umfang ausführlich wählst du, wie viel du hörst.
    .braille = umfang knapp, normal, ausführlich
on-pace = Mit tempo schritt wartet das Spiel nach jedem erzählten Zug auf Enter, mit tempo frei nicht. Mit alles statt Enter kommt der Rest auf einmal.
    .braille =
        tempo schritt wartet nach jedem Zug
        tempo frei nicht, alles: der Rest
on-arrangement = Mit anordnung reihen hörst du Auslagen nach Reihen, mit anordnung spalten nach Spalten.
    .braille = anordnung reihen, anordnung spalten
on-braille =
    Mit braille 40 kommt alles in kurzer Form für 40 Zellen, und jede Zeile einzeln dort, wo der Cursor steht. Es gehen 10 bis 80 Zellen.
    Mit Enter kommt die nächste Zeile, mit w die davor, so oft du willst, mit alles der Rest auf einmal.
    Jeder Befehl gilt sofort. Was du damit überspringst, kommt mit w wieder, und bericht sagt, was seit deinem letzten Zug geschah.
    Mit braille 0 kommt wieder alles in ganzen Sätzen.
    .braille =
        Enter: nächste Zeile, w: die davor
        alles: der Rest auf einmal
        jeder Befehl gilt sofort
        braille 20, braille 40, braille 0
on-letters = Mit buchstaben namen heißen die Spalten Anna, Bella, Cäsar und David, mit buchstaben buchstaben wieder A bis D.
    .braille =
        buchstaben namen: Anna, Bella, Cäsar
        buchstaben buchstaben: a bis d
on-zwo = Mit zwo an sagt das Spiel zwo statt zwei, mit zwo aus wieder zwei.
    .braille = zwo an, zwo aus
on-tips = Mit tipps aus schaltest du tipp und warum ab, mit tipps an wieder ein. Von selbst sagt das Spiel nie einen Tipp.
    .braille =
        tipps aus: kein tipp, kein warum
        tipps an
on-contrast = Mit kontrast an stehen Zeilen und Fragen in fetter Schrift, mit kontrast aus wieder in gewöhnlicher.
    .braille = fette Schrift: kontrast an, oder aus
on-settings = Mit einstellungen hörst du, was eingestellt ist. Ändern kannst du es zum Beispiel mit umfang knapp.
    .braille = was gilt, ändern etwa: umfang knapp
on-speech = Mit vorlesen an liest das Programm selbst vor, für alle ohne Bildschirmleser. Mit vorlesen tisch sagt es nur die Züge für alle an, mit vorlesen aus schweigt es.
    .braille =
        vorlesen an: ohne Bildschirmleser
        vorlesen tisch: nur Züge, vorlesen aus
on-screen = Mit ausgabe stumm steht nur noch die Eingabe auf dem Bildschirm, solange das Programm vorliest, mit ausgabe text wieder alles.
    .braille =
        ausgabe stumm: nur Eingabe am Schirm
        ausgabe text: alles
on-messages = Mit braille-meldung an schickt das Programm jede Antwort über NVDA oder JAWS an die Braillezeile, mit braille-meldung aus nicht mehr.
    .braille =
        Antworten über NVDA oder JAWS:
        braille-meldung an, braille-meldung aus
on-bell = Mit glocke an klingelt die Konsole, wenn du dran bist, wenn eine Spalte weg ist und wenn die Runde endet, mit glocke aus nicht mehr.
    .braille =
        klingelt: du dran, Spalte weg, Runde
        zu Ende. glocke an, glocke aus
on-rate = Wie schnell das Programm vorliest: sprechtempo langsam, normal, zügig oder schnell.
    .braille =
        sprechtempo langsam, normal, zügig,
        schnell
on-volume = Wie laut das Programm vorliest: lautstärke leise, normal oder laut.
    .braille = lautstärke leise, normal, laut
on-voice = Mit stimme hörst du beim Vorlesen, welche Stimmen es gibt, mit stimme 2 wählst du eine, mit stimme normal die übliche.
    .braille =
        welche Stimmen es gibt: stimme
        stimme 2, stimme normal
on-stop = Mit stopp schweigt die Stimme des Programms. Auch jede andere Eingabe beendet, was sie gerade sagt.
    .braille = die Stimme schweigt
on-sound = Mit ton aus schaltest du aus, was zu hören ist: vorlesen oder glocke. Ist beides an, sag vorlesen aus oder glocke aus.
    .braille = ton aus: vorlesen oder glocke aus
on-check = Mit prüfe hörst du, was das Programm auf diesem Rechner vorfindet, mit prüfe probe einen Probesatz, mit prüfe nvda Hinweise zu deinem Bildschirmleser.
    .braille =
        was der Rechner hat: prüfe
        prüfe probe, prüfe nvda
on-help = Mit hilfe, kurz h, hörst du, was gerade möglich ist, mit hilfe tausche mehr zu einem Befehl, mit hilfe alles alle Befehle.
    .braille =
        h: was jetzt geht
        hilfe tausche, hilfe alles
on-rules = Mit regeln, kurz r, hörst du die Themen, mit regeln verdopplung eine Regel, mit regeln verdopplung quellen nur, wer was dazu sagt.
    .braille =
        r: Themen, etwa regeln verdopplung
        wer das sagt: r verdopplung quellen
on-when = Mit wann hörst du, wann die Partie zu Ende ist, mit wann ist die Runde zu Ende, was eine Runde beendet.
    .braille =
        wann: wie lange die Partie geht
        wann Runde: wie lange die Runde
on-sheet = Mit spickzettel datei.html schreibst du Regeln und Befehle auf eine Seite, mit spickzettel block datei.html einen leeren Wertungsblock. Statt html geht auch txt und, für Brailledrucker, brf.
    .braille =
        spickzettel datei.html, oder txt, brf
        leer: spickzettel block datei.brf
on-learn = Mit lernen beginnt der Kurs, mit lernen 2 gleich das Kapitel 2, und mit überspringen geht es dort ohne Üben weiter. Deine Partie wartet so lange.
    .braille =
        Kurs: lernen, Kapitel: lernen 2
        dort überspringen, dein Spiel wartet
on-skip = Im Kurs: mit überspringen geht es weiter, ohne den Schritt zu üben, mit überspringen kapitel zum nächsten Kapitel.
    .braille =
        im Kurs: ohne Üben weiter
        überspringen kapitel
on-new-game = Mit neue Partie stellst du eine neue Partie ein. Die laufende bleibt gespeichert.
    .braille = neue Partie, alte bleibt gespeichert
on-go-on = Mit weiter, oder einfach Enter, geht es weiter: zur nächsten Runde oder, vor dem Spiel, zu einer offenen Partie.
    .braille = Enter: weiter, nächste Runde
on-quit = Mit ende hörst du auf. Alles ist gespeichert, nächstes Mal geht es dort weiter.
    .braille = aufhören, alles ist gespeichert
