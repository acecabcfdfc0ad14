# The telling step by step on a braille display, and what is asked to go through it.

# Typed instead of Enter: the rest at once.
rest-words = alles

beginning = Davor war nichts.
    .braille = Anfang
nothing-left = Es ist schon alles gesagt.
    .braille = alles gesagt
