# In somebody's first game: a hint after misunderstood words, each told once. The first ones
# belong to a moment, the others fit everywhere.
hint-opening = Für den Anfang: Nenn einfach zwei Plätze, jeder aus Buchstabe und Zahl, zum Beispiel: A1 B1.
    .braille = zwei Plätze: a1 b1
hint-turn = Für den Anfang: In deinem Zug genügt ein Wort, ziehe oder nimm.
    .braille = ziehe oder nimm
hint-drawn = Für den Anfang: Mit der Karte in der Hand geht tausche mit einem Platz, oder wirf mit einem Platz.
    .braille = tausche oder wirf
hint-taken = Für den Anfang: Jetzt passt nur tausche mit einem Platz.
    .braille = tausche mit Platz
hint-flip = Für den Anfang: Jetzt genügt ein Platz, an dem eine verdeckte Karte liegt.
    .braille = ein verdeckter Platz
hint-help = Gut zu wissen: Mit hilfe hörst du jederzeit, was gerade möglich ist.
    .braille = hilfe sagt, was geht
hint-enter = Gut zu wissen: Mit Enter allein hörst du, was du gerade tun kannst.
    .braille = Enter sagt, was dran ist
hint-learn = Gut zu wissen: Mit lernen beginnt ein Kurs, deine Partie wartet so lange.
    .braille = lernen beginnt den Kurs
hint-repeat = Gut zu wissen: Mit w hörst du die letzte Antwort noch einmal.
    .braille = w wiederholt
