def written(digit, one, five, ten):
    """A digit in Roman letters."""
    table = ("", "a", "aa", "aaa", "ab", "b", "ba", "baa", "baaa", "ac")
    return table[digit].replace("a", one).replace("b", five).replace("c", ten)


def call(n, random):
    hundreds = written(random.randrange(10), "C", "D", "M")
    tens = written(random.randrange(10), "X", "L", "C")
    ones = written(random.randrange(1, 10), "I", "V", "X")
    return roman_to_int, "M" * random.randrange(4) + hundreds + tens + ones
