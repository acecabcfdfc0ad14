# Help: each line is told for itself. Most useful first, at most five sentences a moment.
moment-opening =
    Decke zwei deiner Karten auf, zum Beispiel: decke A1 auf. Es genügt auch: A1 B1.
    Die Spalten heißen A bis D, von links, die Reihen 1 bis 3, von oben.
    Mit karten hörst du deine Auslage, mit wer, wer dran ist.
    Mit hilfe alles hörst du alle Befehle, mit regeln die Regeln.
    Mit ende hörst du auf, alles ist gespeichert.
moment-turn =
    Sag ziehe, dann hörst du die gezogene Karte. Oder sag nimm, dann nimmst du { $card } von der Ablage.
    Mit nimm B2 legst du die Karte der Ablage gleich auf B2.
    Mit karten hörst du deine Auslage, mit karten { $other } die von { $other }.
    Mit stand hörst du die Punkte, mit bericht, was zuletzt geschah.
    Mit hilfe alles hörst du alle Befehle, mit hilfe ziehe mehr zu einem davon.
moment-drawn =
    Du hast { $card } in der Hand. Mit tausche B2 legst du die Karte auf B2.
    Mit wirf C3 wirfst du sie ab und deckst C3 auf.
    Mit karten hörst du deine Auslage, mit b allein die Spalte B.
    Mit hilfe alles hörst du alle Befehle.
moment-taken =
    Du hast { $card } von der Ablage. Diese Karte musst du tauschen, zum Beispiel: tausche B2.
    Mit karten hörst du deine Auslage, mit b allein die Spalte B.
    Mit hilfe alles hörst du alle Befehle.
moment-flip =
    Decke jetzt eine Karte auf, zum Beispiel: decke C3 auf. Es genügt auch: C3.
    Mit karten hörst du deine Auslage, mit rückgängig nimmst du das Abwerfen zurück.
    Mit hilfe alles hörst du alle Befehle.
moment-may-flip =
    Du darfst jetzt eine Karte aufdecken, zum Beispiel: decke C3 auf. Mit nichts lässt du es.
    Mit karten hörst du deine Auslage.
    Mit hilfe alles hörst du alle Befehle.
moment-round-over =
    Die Runde ist gewertet. Mit Enter oder weiter beginnt die nächste.
    Mit stand hörst du die Punkte, mit karten alle die Auslagen, mit verlauf den Verlauf der Runde.
    Mit ende hörst du auf, alles ist gespeichert.
moment-game-over =
    Die Partie ist zu Ende. Mit Enter oder ja beginnt noch eine mit denselben Regeln.
    Mit neue Partie stellst du alles neu ein, mit stand hörst du die Punkte.
    Mit verlauf datei.txt schreibst du den Verlauf der Partie in eine Datei.
    Mit ende hörst du auf.
moment-lobby =
    { $explanation }
    Mit Enter gilt, was in der Frage hinter dem Komma steht.
    Mit zurück kommst du zur Frage davor, mit ende hörst du auf.
    Mit regeln hörst du die Regeln, mit hilfe alles alle Befehle im Spiel.

# At a table of real cards.
moment-card =
    Sag die Karte, die aufgetaucht ist, zum Beispiel 5, oder minus 2, kurz m2, auch zwo geht.
    Mit rückgängig kommst du einen Schritt zurück, mit korrigiere B2 8 berichtigst du eine falsch gehörte Karte.
    Mit hilfe alles hörst du alle Befehle.
moment-table-opening =
    Sag zwei Plätze mit ihren Karten, zum Beispiel A1 7 D3 minus 2, mit einem Namen davor in jeder Reihenfolge.
    Die Spalten heißen A bis D, von links, die Reihen 1 bis 3, von oben.
    Mit aufbau hörst du, wie die Karten liegen und was ihr einander sagt.
    Mit hilfe alles hörst du alle Befehle, mit regeln die Regeln.
    Mit ende hörst du auf, alles ist gespeichert.
moment-table-turn =
    Sag einen Zug in einer Zeile: z 5 B2 9 heißt, gezogen 5, gelegt auf B2, dort lag 9.
    Mit z 5 x C3 4 ist die 5 abgeworfen und auf C3 eine 4 aufgedeckt, mit n B2 9 ist die Ablage auf B2 gelegt, und dort lag 9.
    Oder sag nur ziehe oder nimm, dann fragt die Eingabe nach jeder Karte. Was offen liegt, weiß das Programm.
    Mit korrigiere B2 8 berichtigst du eine falsch gehörte Karte, mit rückgängig den letzten Schritt.
    Mit hilfe alles hörst du alle Befehle.
moment-table-drawn =
    Mit t B2 9 liegt die gezogene Karte auf B2, und dort lag 9.
    Mit x C3 4 ist sie abgeworfen und auf C3 eine 4 aufgedeckt.
    Mit korrigiere Hand 5 berichtigst du die gezogene Karte, mit karten hörst du die Auslage.
    Mit hilfe alles hörst du alle Befehle.
moment-table-taken =
    Die Karte von der Ablage muss getauscht werden: mit t B2 9 liegt sie auf B2, und dort lag 9.
    Mit karten hörst du die Auslage.
    Mit hilfe alles hörst du alle Befehle.
moment-table-flip =
    Sag, was nach dem Abwerfen aufgedeckt wird, zum Beispiel: C3 4.
    Mit karten hörst du die Auslage, mit rückgängig nimmst du das Abwerfen zurück.
    Mit hilfe alles hörst du alle Befehle.
moment-table-may-flip =
    Sag, was nach dem Abwerfen aufgedeckt wird, zum Beispiel C3 4, oder sag: nichts.
    Mit karten hörst du die Auslage, mit rückgängig nimmst du das Abwerfen zurück.
    Mit hilfe alles hörst du alle Befehle.

layout =
    Jede Person legt 12 verdeckte Karten vor sich, in 3 Reihen zu je 4 Karten. Eine rutschfeste Matte von mindestens 20 mal 30 Zentimetern hält sie am Platz.
    A1 liegt in der ersten Reihe ganz links. Die Spalten heißen von links A bis D, die Reihen von der hintersten an 1 bis 3.
    In der Mitte liegt der Nachziehstapel, daneben die Ablage mit der ersten offenen Karte. Es gibt, wer vor der ersten Person sitzt.
    Sagt einander jede Wahl: welche Karte, woher, wohin und was dort lag. So wissen alle, wie es steht.
    Sagt auch an, wenn ihr die letzte Karte aufdeckt, und zählt am Ende laut zusammen.

everything-words = alles alle befehle
everything =
    Zug: ziehe, nimm, tausche, wirf, decke auf. Kurz: z, n, t, x, u.
    Auslage: karten, summe, verdeckt, paare, was B2, kurz l für karten. Ein Buchstabe allein fragt die Spalte, eine Zahl die Reihe.
    Jede dieser Fragen nimmt auch einen Namen oder alle, zum Beispiel: karten alle.
    Tisch: ablage, hand, stapel, wer, stand, zähle 0, kurz o für ablage und s für stand.
    Rückblick: wiederhole, bericht, verlauf, statistik. Kurz: w und v.
    Zurücknehmen: rückgängig, wiederherstellen.
    Einstellen: umfang, tempo, anordnung, braille, buchstaben, zwo, einstellungen.
    Sonst: hilfe, regeln, neue Partie, weiter, ende. Kurz: h und r.
    Mehr zu einem Befehl sagt zum Beispiel: hilfe tausche.

everything-table = Mit echten Karten: korrigiere B2 8, karte B2 7, dran Anna, summe Anna vor, aufbau. Kurz: k für korrigiere, und z 5 B2 9 für einen ganzen Zug.

on-draw = Mit ziehe, kurz z, ziehst du eine Karte vom Nachziehstapel und hörst sie. Danach tausche oder wirf. Mit z B2 kommt sie gleich auf B2.
on-take = Mit nimm, kurz n, nimmst du die Karte von der Ablage. Sie muss getauscht werden, zurück geht nicht. Mit n B2 kommt sie gleich auf B2.
on-swap = Mit tausche B2, kurz t B2, legst du die Karte in der Hand auf B2, und was dort lag, kommt auf die Ablage.
on-discard = Mit wirf, kurz x, legst du die gezogene Karte auf die Ablage. Mit wirf C3 deckst du gleich C3 auf.
on-flip = Mit decke B2 auf, kurz u B2, deckst du eine verdeckte Karte auf: am Anfang zwei, sonst nach dem Abwerfen eine.
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
on-amend = Am Tisch mit echten Karten: mit korrigiere B2 8, kurz k B2 8, war die Karte auf B2 eine 8, ebenso mit korrigiere Ablage 9 oder korrigiere Hand 5.
on-set = Am Tisch mit echten Karten: mit karte Anna B2 7 liegt bei Anna auf B2 eine 7, mit karte Ablage 9 auf der Ablage eine 9.
on-layout = Am Tisch mit echten Karten: mit aufbau hörst du, wie die Karten liegen und was ihr einander sagt.
on-undo = Mit rückgängig nimmst du deinen letzten Schritt zurück, solange seither keine neue Karte aufgetaucht ist. In einer Partie zum Üben geht es immer.
on-redo = Mit wiederherstellen gilt wieder, was du zurückgenommen hast.
on-detail = Mit umfang knapp, umfang normal oder umfang ausführlich wählst du, wie viel du hörst.
on-pace = Mit tempo schritt wartet das Spiel nach jedem erzählten Zug auf Enter, mit tempo frei nicht.
on-arrangement = Mit anordnung reihen hörst du Auslagen nach Reihen, mit anordnung spalten nach Spalten.
on-braille = Mit braille 40 kommt alles in kurzer Form für 40 Zellen, mit braille 0 wieder in ganzen Sätzen.
on-letters = Mit buchstaben namen heißen die Spalten Anna, Bella, Cäsar und David, mit buchstaben buchstaben wieder A bis D.
on-zwo = Mit zwo an sagt das Spiel zwo statt zwei, mit zwo aus wieder zwei.
on-settings = Mit einstellungen hörst du, was eingestellt ist.
on-help = Mit hilfe, kurz h, hörst du, was gerade möglich ist, mit hilfe tausche mehr zu einem Befehl, mit hilfe alles alle Befehle.
on-rules = Mit regeln, kurz r, hörst du die Themen, mit regeln verdopplung eine Regel.
on-new-game = Mit neue Partie stellst du eine neue Partie ein. Die laufende bleibt gespeichert.
on-go-on = Mit weiter, oder einfach Enter, geht es weiter: zur nächsten Runde oder, vor dem Spiel, zu einer offenen Partie.
on-quit = Mit ende hörst du auf. Alles ist gespeichert, nächstes Mal geht es dort weiter.
