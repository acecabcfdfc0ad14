# The file of settings, and what can be wrong with it. Forms as in events.ftl.
file-unreadable = Die Datei mit den Einstellungen lässt sich nicht lesen, es gelten die Vorgaben. Sie bleibt erhalten, auch wenn du etwas neu einstellst.
    .braille = Einstellungen nicht lesbar
line-unclear = In der Datei mit den Einstellungen ist eine Zeile unverständlich, dafür gilt die Vorgabe. Die Zeile bleibt stehen.
    .braille = Einstellungen, Zeilen unklar: 1
lines-unclear = In der Datei mit den Einstellungen sind { $lines } Zeilen unverständlich, dafür gelten die Vorgaben. Die Zeilen bleiben stehen.
    .braille = Einstellungen, Zeilen unklar: { $lines }
not-kept = Das gilt nur dieses Mal, denn die Datei mit den Einstellungen lässt sich nicht schreiben.
    .braille = nur dieses Mal, nicht gespeichert
