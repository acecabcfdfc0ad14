# The program's own voice, messages on a braille display, the bell.
introduction = Läuft bei dir ein Bildschirmleser, hörst du jetzt alles doppelt. Dann sag: vorlesen aus.
    .braille = nur ohne Bildschirmleser, sonst doppelt
text-stays = Der Text bleibt, solange das Programm nicht alles vorliest. Sag zuerst: vorlesen an.
    .braille = Text bleibt, zuerst: vorlesen an
sound-is-off = Stimme und Glocke sind beide aus.
    .braille = Stimme und Glocke sind aus
which-sound = Meinst du die Stimme oder die Glocke? Sag vorlesen { $value } oder glocke { $value }.
    .braille = vorlesen { $value }, oder glocke { $value }
nothing-speaks = Vorlesen ist aus, es gibt nichts zu stoppen.
    .braille = vorlesen ist aus

# Why there is no voice. From then on the game goes on in the text alone.
voice-gone =
    { $trouble ->
        [no-library] Vorlesen geht hier nicht, das Paket accessible-output2 fehlt. Es kommt mit: pip install accessible-output2.
        [no-client] Vorlesen geht noch nicht, das Paket python3-speechd fehlt. Unter Debian und Ubuntu kommt es mit: sudo apt install python3-speechd speech-dispatcher.
        [lost] Die Stimme ist ausgefallen, alles steht im Text. Mit vorlesen an versuchst du es noch einmal.
        [hanging] Die Stimme antwortet nicht, alles steht im Text. Mit vorlesen an versuchst du es noch einmal.
       *[no-service] Vorlesen geht nicht, keine Stimme antwortet. Unter Linux hilft meist: sudo apt install speech-dispatcher speech-dispatcher-espeak-ng.
    }
    .braille =
        { $trouble ->
            [no-library] pip install accessible-output2
            [no-client] apt install python3-speechd
            [lost] Stimme ausgefallen
            [hanging] Stimme antwortet nicht
           *[no-service] keine Stimme antwortet
        }
messages-gone = Meldungen auf der Braillezeile gehen nur, solange NVDA oder JAWS läuft. Sie sind jetzt aus.
    .braille = Meldungen aus, nur NVDA oder JAWS

voice-is = Es gilt: stimme { $voice }.
    .braille = stimme: { $voice }
which-voice = Sag stimme und eine Nummer, oder stimme { $own } für die übliche. Es gibt { $voices }.
    .braille = { $own }, oder Nummer: { $voices }
no-voices = Hier lässt sich keine Stimme wählen. Das geht nur, während das Programm selbst vorliest.
    .braille = keine Stimme zu wählen
