# Help: each line is told for itself. Most useful first, at most five sentences a moment.
moment-opening =
    { $left ->
        [one] Decke noch eine deiner Karten auf
       *[other] Decke zwei deiner Karten auf
    }, zum Beispiel: { $opening }.
    Die Spalten heißen A bis D, von links, die Reihen 1 bis 3, von oben.
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
    Mit stand hörst du die Punkte, mit karten alle die Auslagen, mit verlauf den Verlauf der Runde.
    Mit analyse hörst du, was deine Entscheidungen ausmachten und was die Karten.
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
    Mit Enter gilt, was in der Frage hinter dem Komma steht, mit zurück kommst du zur Frage davor.
    Mit lernen beginnt der Kurs, mit regeln hörst du die Regeln, mit hilfe alles alle Befehle, mit ende hörst du auf.
    .braille =
        { $explanation }
        Enter: wie hinter dem Komma
        zurück, ende
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
    Die Spalten heißen A bis D, von links, die Reihen 1 bis 3, von oben.
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
    Mit z 5 x { $covered } 4 ist die 5 abgeworfen und auf { $covered } eine 4 aufgedeckt, mit n { $covered } 9 ist die Ablage auf { $covered } gelegt, und dort lag 9.
    Oder sag nur ziehe oder nimm, dann fragt die Eingabe nach jeder Karte.
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
    Auslage: karten, summe, verdeckt, paare, was B2, kurz l für karten. Ein Buchstabe allein fragt die Spalte, eine Zahl die Reihe.
    Jede dieser Fragen nimmt auch einen Namen oder alle, zum Beispiel: karten alle.
    Tisch: ablage, hand, stapel, wer, runde, stand, zähle 0, kurz o für ablage und s für stand.
    Rückblick: wiederhole, bericht, verlauf, statistik. Kurz: w und v.
    Rat: tipp, warum und nach einer Runde analyse, nur wenn du fragst.
    Zurücknehmen: rückgängig, wiederherstellen.
    Einstellen: umfang, tempo, anordnung, braille, buchstaben, zwo, tipps, kontrast, einstellungen.
    Vorlesen: vorlesen, stopp, stimme, sprechtempo, lautstärke, ausgabe, braille-meldung, glocke, prüfe.
    Sonst: lernen, hilfe, regeln, spickzettel, neue Partie, weiter, speichern, ende. Kurz: h und r.
    Mehr zu einem Befehl sagt zum Beispiel: hilfe tausche.
    .braille =
        ziehe, nimm, tausche, wirf, decke auf
        karten, summe, verdeckt, paare, was b2
        auch mit Namen oder alle: karten alle
        ablage, hand, stapel, wer, stand
        zähle 0, wiederhole, bericht, verlauf, statistik
        rückgängig, wiederherstellen
        umfang, tempo, anordnung, braille, buchstaben, zwo, tipps, kontrast, einstellungen
        vorlesen, stopp, stimme, sprechtempo, lautstärke, ausgabe, glocke, prüfe
        tipp, warum, analyse, lernen
        regeln, spickzettel, neue Partie, weiter, speichern, ende
        kurz: z n t x u l o s w v h r
        mehr dazu: hilfe tausche

everything-table = Mit echten Karten: korrigiere B2 8, karte B2 7, dran Anna, summe Anna vor, aufbau. Kurz: k für korrigiere, und z 5 B2 9 für einen ganzen Zug.
    .braille = korrigiere b2 8, karte b2 7, dran Anna, summe Anna vor, aufbau

on-draw = Mit ziehe, kurz z, ziehst du eine Karte vom Nachziehstapel und hörst sie. Danach tausche oder wirf. Mit z { $place } kommt sie gleich auf { $place }.
on-take = Mit nimm, kurz n, nimmst du die Karte von der Ablage. Sie muss getauscht werden, zurück geht nicht. Mit n { $place } kommt sie gleich auf { $place }.
on-swap = Mit tausche { $place }, kurz t { $place }, legst du die Karte in der Hand auf { $place }, und was dort lag, kommt auf die Ablage.
on-discard = Mit wirf, kurz x, legst du die gezogene Karte auf die Ablage. Mit wirf { $covered } deckst du gleich { $covered } auf.
on-flip = Mit decke { $covered } auf, kurz u { $covered }, deckst du eine verdeckte Karte auf: am Anfang zwei, sonst nach dem Abwerfen eine.
on-pass = Mit nichts deckst du nach dem Abwerfen keine Karte auf, wo die Regeln es erlauben.
on-cards = Mit karten, kurz l, hörst du deine Auslage, mit karten alle die von allen. Teile davon: l a für Spalte A, l 2 für Reihe 2, was B2 für einen Platz.
on-discards = Mit ablage, kurz o, hörst du die oberste Karte der Ablage.
on-hand = Mit hand hörst du, welche Karte in der Hand ist.
on-sum = Mit summe hörst du, wie viele Punkte bei dir offen liegen. Auch: summe alle.
on-hidden = Mit verdeckt hörst du, wie viele Karten bei dir noch verdeckt sind. Auch: verdeckt alle.
on-pairs = Mit paare hörst du, in welchen Spalten schon zwei gleiche Karten liegen. Auch: paare alle.
on-totals = Mit stand, kurz s, hörst du die Punkte der ganzen Partie, die wenigsten zuerst.
on-whose = Mit wer hörst du, wer dran ist und was nun möglich ist, mit wer ist Vera, wie Vera spielt.
on-pile = Mit stapel hörst du, wie viele Karten im Nachziehstapel liegen.
on-count = Mit zähle 0 hörst du, wie viele Nullen noch nicht aufgetaucht sind.
on-what = Mit was B2, oder B2 mit Fragezeichen, hörst du, was auf B2 liegt.
on-repeat = Mit wiederhole, kurz w, hörst du die letzte Antwort noch einmal, mit jedem weiteren w die davor.
on-history = Mit verlauf, kurz v, hörst du diese Runde von Anfang an, mit verlauf 2 die Runde 2, mit verlauf alles die Partie. Mit verlauf datei.txt wird sie geschrieben.
on-report = Mit bericht hörst du, was seit deinem letzten Zug geschah.
on-statistics = Mit statistik hörst du, was deine Partien bisher ergaben, mit statistik Ole die von Ole, mit statistik alle die von allen. Partien zum Üben zählen nicht.
on-situation = Mit runde hörst du, in welcher Runde ihr seid und wer dran ist.
on-save = Speichern musst du nicht: nach jedem Schritt ist alles gesichert.
on-amend = Am Tisch mit echten Karten: zum Beispiel korrigiere { $amend }, kurz k { $amend }: erst der Platz, dann die Karte, die wirklich dort liegt, ebenso mit korrigiere Ablage 9 oder korrigiere Hand 5.
on-set = Am Tisch mit echten Karten: mit karte Anna B2 7 liegt bei Anna auf B2 eine 7, mit karte Ablage 9 auf der Ablage eine 9.
on-turn = Am Tisch mit echten Karten: mit dran Anna kommt Anna an die Reihe, wenn jemand vergessen wurde.
on-layout = Am Tisch mit echten Karten: mit aufbau hörst du, wie die Karten liegen und was ihr einander sagt.
on-tip = Mit tipp hörst du, was jetzt am besten ist, und einen Grund dafür. Mit tipp aus gibt es keine Tipps mehr, mit tipp an wieder.
on-why = Mit warum hörst du, was fast so gut wäre, was alles andere kostet und was die nächste Person von der Ablage hätte.
on-review = Mit analyse hörst du nach einer Runde deine drei teuersten Entscheidungen, deine Genauigkeit und was die Karten taten. Auch: analyse 2 für die Runde 2, analyse alle. Nach der Partie gilt analyse für die ganze Partie.
on-undo = Mit rückgängig nimmst du deinen letzten Schritt zurück, solange seither keine neue Karte aufgetaucht ist. In einer Partie zum Üben geht es immer.
on-redo = Mit wiederherstellen gilt wieder, was du zurückgenommen hast.
on-detail = Mit umfang knapp, umfang normal oder umfang ausführlich wählst du, wie viel du hörst.
on-pace = Mit tempo schritt wartet das Spiel nach jedem erzählten Zug auf Enter, mit tempo frei nicht. Statt Enter bringt alles den Rest auf einmal.
on-arrangement = Mit anordnung reihen hörst du Auslagen nach Reihen, mit anordnung spalten nach Spalten.
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
on-zwo = Mit zwo an sagt das Spiel zwo statt zwei, mit zwo aus wieder zwei.
on-tips = Mit tipps aus schaltest du tipp und warum ab, mit tipps an wieder ein. Von selbst sagt das Spiel nie einen Tipp.
on-contrast = Mit kontrast an stehen Zeilen und Fragen in fetter Schrift, mit kontrast aus wieder in gewöhnlicher.
on-settings = Mit einstellungen hörst du, was eingestellt ist. Ändern kannst du es zum Beispiel mit umfang knapp.
on-speech = Mit vorlesen an liest das Programm selbst vor, wenn kein Bildschirmleser läuft. Mit vorlesen tisch sagt es nur die Züge für alle an, mit vorlesen aus schweigt es.
on-screen = Mit ausgabe stumm steht nur noch die Eingabe auf dem Bildschirm, solange das Programm vorliest, mit ausgabe text wieder alles.
on-messages = Mit braille-meldung an schickt das Programm jede Antwort über NVDA oder JAWS an die Braillezeile, mit braille-meldung aus nicht mehr.
on-bell = Mit glocke an klingelt die Konsole, wenn du dran bist, wenn eine Spalte weg ist und wenn die Runde endet, mit glocke aus nicht mehr.
on-rate = Wie schnell das Programm vorliest: sprechtempo langsam, normal, zügig oder schnell.
on-volume = Wie laut das Programm vorliest: lautstärke leise, normal oder laut.
on-voice = Mit stimme hörst du beim Vorlesen, welche Stimmen es gibt, mit stimme 2 wählst du eine, mit stimme normal die übliche.
on-stop = Mit stopp schweigt die Stimme des Programms. Auch jede andere Eingabe beendet, was sie gerade sagt.
on-check = Mit prüfe hörst du, was das Programm auf diesem Rechner vorfindet, mit prüfe probe einen Probesatz, mit prüfe nvda Hinweise zu deinem Bildschirmleser.
on-help = Mit hilfe, kurz h, hörst du, was gerade möglich ist, mit hilfe tausche mehr zu einem Befehl, mit hilfe alles alle Befehle.
on-rules = Mit regeln, kurz r, hörst du die Themen, mit regeln verdopplung eine Regel, mit regeln verdopplung quellen nur, wer was dazu sagt.
on-sheet = Mit spickzettel datei.html schreibst du Regeln und Befehle auf eine Seite, mit spickzettel block datei.html einen leeren Wertungsblock. Statt html geht auch txt und, für Brailledrucker, brf.
on-learn = Mit lernen beginnt der Kurs, Schritt für Schritt, mit lernen 2 gleich das Kapitel 2, und dort lässt überspringen einen Schritt aus. Ein laufendes Spiel wartet so lange.
on-skip = Im Kurs: mit überspringen geht es weiter, ohne den Schritt zu üben, mit überspringen kapitel zum nächsten Kapitel.
on-new-game = Mit neue Partie stellst du eine neue Partie ein. Die laufende bleibt gespeichert.
on-go-on = Mit weiter, oder einfach Enter, geht es weiter: zur nächsten Runde oder, vor dem Spiel, zu einer offenen Partie.
on-quit = Mit ende hörst du auf. Alles ist gespeichert, nächstes Mal geht es dort weiter.
