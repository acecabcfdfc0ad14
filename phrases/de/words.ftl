# Words that sentences are made of.
you = du
minus = minus { $number }
and = { $first } und { $last }
zwo = zwo
letter-a = Anna
letter-b = Bella
letter-c = Cäsar
letter-d = David
