# Two programs on one game, and where a game is after trouble with its file.
in-use = Diese Partie ist schon in einem anderen Fenster offen. Eine Kopie davon kannst du hier weiterspielen.
    .braille = schon woanders offen
copy = Kopie
explain-copy = Mit ja spielst du hier eine Kopie weiter, mit nein beginnt eine neue Partie. Die andere bleibt, wie sie ist.
    .braille = ja spielt eine Kopie
copied = Du spielst eine Kopie, gespeichert als { $name }.
    .braille = Kopie: { $name }
farewell-at = Alles ist gespeichert, als { $name }. Bis bald.
    .braille = gespeichert: { $name }
