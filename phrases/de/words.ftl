# Words that sentences are made of.
you = du
minus = minus { $number }
and = { $first } und { $last }
zwo = zwo
so-many-points =
    { $points_count ->
        [0] nichts
        [10] einen Punkt
       *[other] { $points } Punkte
    }
decimal = { $whole },{ $tenths }
# Instead of a word that can't be read back: «Zu diesem Wort weiß ich nichts.»
this-word = diesem Wort
letter-a = Anna
letter-b = Bella
letter-c = Cäsar
letter-d = David
count-on = mit { $card } sind es { $sum }
    .braille = { $card }: { $sum }
