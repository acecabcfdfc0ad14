# What stands before the cursor: at most 12 cells, 19 with a name. The colon and the blank after
# it are added. Cards are digits with a minus here, names are short.
turn = Ablage { $card }
turn-empty = Ablage leer
drawn = Hand { $card }
taken = Hand { $card }
opening = Aufdecken
flip = Aufdecken
may-flip = Aufdecken
round-over = Weiter
game-over = Noch eine, ja
where = Wohin
put-or-flip = Lege, wirf
more = Mehr
yes-no = Ja, nein
named = { $name }, { $prompt }

# -- Set-up: the default stands after the comma ----------------------------------------------
with-default = { $question }, { $default }
resume = Weiterspielen
which-game = Nummer
names = Dein Name
opponents = Gegner
level = Stärke
rules = Regeln
cells = Braillezellen
yes-word = ja
