# What players type. The value lists the words of a command, the first one is its name in help
# and examples; .short is its short form. ä, ö, ü, ß may be typed as ae, oe, ue, ss.

command-draw = ziehe ziehen zieh zieht nachziehen
    .short = z
command-take = nimm nehme nehmen nimmt aufnehmen
    .short = n
command-swap = tausche tauschen tausch tauscht lege legen leg legt
    .short = t
command-discard = wirf werfe werfen wirft weg ablegen ablege abwerfen abwerfe wegwerfen weglegen
    .short = x
command-flip = decke decken deck deckt aufdecken aufdecke umdrehen drehe drehen dreh
    .short = u
command-pass = nichts
command-cards = karten lage auslage auslagen
    .short = l
command-discards = ablage ablagestapel oben
    .short = o
command-hand = hand
command-sum = summe punkte
command-hidden = verdeckt verdeckte
command-pairs = paare paar
command-totals = stand punktestand spielstand zwischenstand rangliste tabelle ergebnis ergebnisse gewinnt führt steht vorn vorne
    .short = s
command-whose = wer spielt beginnt
command-turn = dran
command-situation = runde
command-save = speichern speichere sichern
command-pile = stapel nachziehstapel
command-count = zähle zählen zähl viele wieviele
command-what = was welche welcher welches zeige zeig
command-repeat = wiederhole wiederholen nochmal nochmals einmal
    .short = w
command-history = verlauf
    .short = v
command-report = bericht passiert geschehen gemacht
command-statistics = statistik statistiken bilanz
command-amend = korrigiere korrigieren berichtige berichtigen ändere ändern
    .short = k
command-set = karte
command-layout = aufbau
command-tip = tipp tip hinweis rat ratschlag besser besten würdest empfiehlst
command-why = warum wieso weshalb
command-review = analyse analysiere analysieren auswertung
command-undo = rückgängig zurück zurücknehmen vertippt undo
command-redo = wiederherstellen vor
command-detail = umfang
command-pace = tempo
command-arrangement = anordnung
command-braille = braille breite braillezellen
command-letters = buchstaben
command-zwo = zwo
command-tips = tipps tips
command-contrast = kontrast
command-speech = vorlesen vorlese sprachausgabe
command-screen = ausgabe
command-messages = braille-meldung braille-meldungen braillemeldung braillemeldungen
command-bell = glocke klingel
command-rate = sprechtempo schneller langsamer
command-volume = lautstärke lauter leiser
command-voice = stimme stimmen
command-stop = stopp stop still ruhe
command-sound = ton töne
command-check = prüfe prüfen prüf
command-settings = einstellungen einstellung optionen option
command-help = hilfe hilf help tun machen geht anleitung menü hauptmenü
    .short = h
command-rules = regeln regel spielregeln spielregel spielanleitung
    .short = r
command-when = wann
command-sheet = spickzettel merkblatt spicker
command-learn = lernen lerne lern kurs tutorial
command-skip = überspringen überspringe überspring
command-new-game = neue neu neues neustart starte starten
command-go-on = weiter fortsetzen ok okay fertig
command-quit = ende beenden schluss aufhören pause abbrechen exit quit raus verlassen tschüss

command-help-named = hilfe h

# -- Words that are no commands --------------------------------------------------------------
# «auf B2» alone: put there, or turn up there?
put = auf
# With «lege» or «wirf» these make a discard of it.
away = ab weg
# «behalten», said of the card in hand; with a place it could mean the one that lies there.
keep = behalten behalte behalt behält
yes = ja jawohl
    .short = j
no = nein
    .short = n
everybody = alle allen
column = spalte
row = reihe zeile
minus = minus
fillers = ich die der das den dem ein eine einen einem meine meinen meiner bitte und dann sie ihn es
    von vom um mit in im bei am ist liegt lag sind hat habe hab jetzt platz gegen partie spiel für zum zur zu du
    wie da noch mir mich doch mal gibt als nächstes kann soll sollte muss darf könnte will möchte wollen nun jetzt oberste obere liegen übrig
    dort da war darauf drauf darunter drunter offen denn gerade mach damit lieber sag sage danke heiße heißen heißt bin bist name namen
# At the beginning of a line these make it a question, with «?» or without: it does nothing.
asking = soll sollte darf kann könnte muss
# «wie viele Karten sind noch da» asks for the pile, but not with a word of the second line.
remaining = noch da übrig
own = ich hat habe hab haben
# 0 to 12 in order; a slash stands between words for the same number.
numbers = null/nullen eins/einsen zwei/zwo/zweien/zweier drei/dreien/dreier vier/vieren/vierer fünf/fünfen/fünfer
    sechs/sechsen/sechser sieben/siebenen/siebener acht/achten/achter neun/neunen/neuner zehn/zehnen/zehner
    elf/elfen/elfer zwölf/zwölfen/zwölfer
letters = anna bella cäsar david

# -- Settings and their words ----------------------------------------------------------------
setting-detail = knapp normal ausführlich
setting-pace = frei schritt
setting-arrangement = spalten reihen
setting-letters = buchstaben namen
setting-zwo = aus an
setting-tips = aus an
setting-contrast = aus an
setting-speech = aus an tisch
setting-screen = text stumm
setting-messages = aus an
setting-bell = aus an
setting-rate = langsam normal zügig schnell
setting-volume = leise normal laut
setting-voice = normal
sound-on = an ein anschalten einschalten anmachen
sound-off = aus ausschalten ausmachen abschalten abstellen ab weg stumm kein
when-over = ende schluss vorbei aus fertig zuende endet gewonnen
when-round = runde
none = 0 keine keins aus ohne
# Words that no player can be called, beside all those above.
reserved = du ihr wir er sie es alles niemand nichts alle einzeln
    runde korrigiere korrigieren korrigier korrektur berichtige berichtigen geht gehen kommt kommen
    block wertung beender beendet hundert
