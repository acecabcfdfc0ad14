# «prüfe»: what was found, and what to do with each screen reader. Each line is told for itself.
screen-terminal = Die Konsole ist { $columns } Zeichen breit.
    .braille = Konsole { $columns } breit
screen-dumb = Die Konsole ist { $columns } Zeichen breit und kann den Cursor nicht bewegen, das Programm bekommt deine Eingabe erst nach Enter.
    .braille = einfache Konsole, { $columns } breit
screen-none = Hier ist keine Konsole, die Zeilen gehen in eine Datei oder zu einem anderen Programm.
    .braille = keine Konsole
umlauts = Umlaute kommen richtig an, die Kodierung heißt { $encoding }.
    .braille = Umlaute ja, { $encoding }
no-umlauts = Umlaute gehen in der Kodierung { $encoding } nicht, deshalb steht ae statt ä. Dagegen hilft in Windows das Windows-Terminal, in Linux die Kodierung UTF 8.
    .braille = keine Umlaute, { $encoding }
device =
    { $key ->
        [Linux-Speech-Dispatcher] Speech Dispatcher
        [Linux-ESpeak] eSpeak
        [sapi5] die Stimme von Windows
        [jaws] JAWS
       *[other] { $name }
    }
voice-found =
    { $state ->
        [on] Vorlesen ist an, es spricht { $name }.
       *[off] Vorlesen ist aus, sprechen könnte { $name }.
    }
    .braille =
        { $state ->
            [on] vorlesen an, { $name }
           *[off] vorlesen aus, { $name }
        }
messages-none = Meldungen auf der Braillezeile brauchen NVDA oder JAWS, und keins von beiden antwortet.
    .braille = Meldungen: kein NVDA, kein JAWS
messages-found =
    { $state ->
        [on] Meldungen auf der Braillezeile sind an, über { $name }.
       *[off] Meldungen auf der Braillezeile sind aus, möglich sind sie über { $name }.
    }
    .braille =
        { $state ->
            [on] Meldungen an, { $name }
           *[off] Meldungen aus, { $name }
        }
short-nvda = NVDA liest neue Zeilen von selbst. Auf die Braillezeile kommen sie mit braille 40 oder mit braille-meldung an.
    .braille = NVDA: braille 40 oder braille-meldung an
short-jaws = JAWS liest neue Zeilen von selbst. Auf die Braillezeile kommen sie mit braille 40 oder mit braille-meldung an.
    .braille = JAWS: braille 40 oder braille-meldung an
short-narrator = Narrator, die Sprachausgabe von Windows, liest am besten im Windows-Terminal.
    .braille = Narrator: Windows-Terminal
short-voiceover = VoiceOver liest neue Zeilen im Programm Terminal von selbst. Lass vorlesen dann aus.
    .braille = VoiceOver: ohne vorlesen
short-orca = Orca liest neue Zeilen von selbst. Lass vorlesen dann aus.
    .braille = Orca: ohne vorlesen
short-brltty = Für BRLTTY stell braille 40 ein, oder so viele Zellen, wie deine Braillezeile hat.
    .braille = BRLTTY: braille 40
places = Partien liegen in { $saves }, die Einstellungen in { $file }.
    .braille =
        Partien: { $saves }
        Einstellungen: { $file }
more = Mit prüfe probe hörst du einen Probesatz. Mit prüfe und einem Namen hörst du mehr: { $readers }.
    .braille = prüfe probe, { $readers }
no-such-check = Zu { $word } gibt es keine Prüfung. Es gibt: probe, { $readers }.
    .braille = prüfe probe, { $readers }

# -- A sentence on trial -----------------------------------------------------------------------
trial-words = probe probesatz test satz
trial = Probesatz: Ärger, Öl, Übung, groß, B2 ist minus 2, Ablage zwölf.
    .braille = Probe: äöüß ÄÖÜ, b2 -2, Ablage 12
trial-spoken = Gesprochen hat { $name }. War der Satz doppelt zu hören, läuft ein Bildschirmleser. Lass vorlesen dann aus.
    .braille = gesprochen: { $name }
trial-shown = Als Meldung auf die Braillezeile kam der Satz über { $name }.
    .braille = Meldung: { $name }

# -- The readers, at most four sentences each; the README has more ---------------------------------
words-nvda = nvda
reader-nvda =
    NVDA liest jede neue Zeile von selbst. Schweigt es, schalte mit NVDA-Taste und 5 die Ansage neuer Inhalte ein.
    Zurück liest du mit Nummernblock 7 und 9, auf Laptops mit NVDA-Taste und Pfeil hoch oder runter.
    Braille zeigt nur die Zeile der Eingabe. Mit braille 40 kommt jede Zeile dorthin, Enter geht weiter.
    Oder mit braille-meldung an kommt jede Antwort als Meldung. Damit sie stehen bleibt, stell in NVDA unter Einstellungen, Braille, Meldungen anzeigen auf unbegrenzt.
    .braille =
        neue Zeilen von selbst, sonst NVDA und 5
        zurück: Nummernblock 7 und 9
        Braille: braille 40, Enter geht weiter
        oder braille-meldung an, in NVDA
        Meldungen anzeigen: unbegrenzt
words-jaws = jaws
reader-jaws =
    JAWS liest jede neue Zeile von selbst.
    Zurück liest du mit dem JAWS-Cursor: erst Minus im Nummernblock, dann Pfeil hoch. Plus im Nummernblock führt zurück zur Eingabe.
    Braille zeigt die Zeile der Eingabe. Mit braille 40 kommt jede Zeile dorthin, Enter geht weiter.
    Oder mit braille-meldung an kommt jede Antwort als Meldung. Wie lange sie stehen bleibt, stellst du im Einstellungscenter von JAWS unter Braille ein.
    .braille =
        neue Zeilen von selbst
        zurück: Minustaste, dann Pfeil hoch
        Braille: braille 40, Enter geht weiter
        oder braille-meldung an
words-narrator = narrator sprachausgabe
reader-narrator =
    Narrator heißt in Windows auch Sprachausgabe. Im Windows-Terminal liest sie neue Zeilen von selbst.
    Zurück liest du im Scanmodus: Feststelltaste und Leertaste, dann Pfeil hoch. Feststelltaste und Leertaste führen auch zurück zur Eingabe.
    Mit w hörst du die letzte Antwort noch einmal, ohne den Scanmodus.
    .braille =
        in Windows Terminal von selbst
        zurück: Feststelltaste und Leertaste
        oder mit w
words-voiceover = voiceover
reader-voiceover =
    VoiceOver liest neue Zeilen im Programm Terminal von selbst.
    Zurück liest du mit Control, Option und Pfeil hoch, nachdem du mit Control, Option, Umschalt und Pfeil runter in den Text gegangen bist.
    Für die Braillezeile stell braille 40 ein. Eine eigene Stimme hat das Programm auf dem Mac nicht.
    .braille =
        in Terminal von selbst
        zurück: Control Option Pfeil hoch
        Braille: braille 40
words-orca = orca
reader-orca =
    Orca liest neue Zeilen von selbst, am besten im Terminal von GNOME oder MATE.
    Zurück liest du mit Nummernblock 7 und 9, auf Laptops mit Orca-Taste und U oder O.
    Lass vorlesen aus: Orca und vorlesen zusammen klingen doppelt.
    .braille =
        neue Zeilen von selbst
        zurück: Nummernblock 7 und 9
        vorlesen bleibt aus
words-brltty = brltty
reader-brltty =
    BRLTTY zeigt die Zeile, in der der Cursor steht. Mit braille 40 kommt jede Zeile dorthin, Enter geht weiter.
    Als Tabelle passt die deutsche für 8 Punkte, in der Datei brltty.conf: text-table de.
    Bleibt die Braillezeile woanders stehen, führt ihre Taste HOME zum Cursor zurück.
    .braille =
        braille 40, Enter geht weiter
        Tabelle: text-table de
        zurück zum Cursor: Taste HOME
