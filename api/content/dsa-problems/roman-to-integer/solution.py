VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}


def roman_to_int(numeral: str) -> int:
    total, following = 0, 0
    for letter in reversed(numeral):
        value = VALUES[letter]
        if value < following:
            total -= value
        else:
            total += value
        following = value
    return total


print(roman_to_int("CDLXXVI"))
