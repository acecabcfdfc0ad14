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
game-over = Noch eine
where = Wohin
put-or-flip = Lege, wirf
more = Mehr
chapter = Kapitel
answer = Antwort
doubted = Trotzdem
named = { $name }, { $prompt }

# -- At a table of real cards: which card is told next ----------------------------------------
await-first = Ablage
await-drawn = { $name }, Karte
await-shown = { $name } { $place }
await-opening = { $name } { $place }
await-replaced = Vorher { $place }
await-flip = { $name } { $place }
await-final = { $name } { $place }

# -- Set-up: the default stands after the comma ----------------------------------------------
with-default = { $question }, { $default }
resume = Weiterspielen
which-game = Nummer
names = Dein Name
names-at-table = Namen
opponents = Gegner
level = Stärke
rules = Regeln
cells = Braillezellen
yes-word = ja
no-word = nein
