# In somebody's first game: a hint after misunderstood words, each told once. The first ones
# belong to a moment, the others fit everywhere.
hint-opening = Für den Anfang: Nenn einfach zwei Plätze, also je einen Buchstaben und eine Zahl, zum Beispiel: A1 B1.
    .braille = zwei Plätze: A1 B1
hint-turn = Für den Anfang: In deinem Zug genügt ein Wort, ziehe oder nimm.
    .braille = ziehe oder nimm
hint-drawn = Für den Anfang: Mit der Karte in der Hand geht tausche mit einem Platz, oder wirf mit einem Platz.
    .braille = tausche oder wirf
hint-taken = Für den Anfang: Jetzt passt nur tausche mit einem Platz.
    .braille = tausche mit Platz
hint-flip = Für den Anfang: Jetzt genügt ein Platz, an dem eine verdeckte Karte liegt.
    .braille = ein verdeckter Platz
hint-help = Gut zu wissen: Mit hilfe hörst du jederzeit, was gerade möglich ist.
    .braille = hilfe
hint-enter = Gut zu wissen: Enter allein sagt dir, was gerade erwartet wird.
    .braille = Enter sagt, was dran ist
hint-learn = Gut zu wissen: Mit lernen beginnt ein Kurs, dein Spiel wartet so lange.
    .braille = lernen
hint-repeat = Gut zu wissen: Mit w hörst du die letzte Antwort noch einmal.
    .braille = w wiederholt
