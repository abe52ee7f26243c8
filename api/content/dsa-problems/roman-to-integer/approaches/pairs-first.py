VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
PAIRS = {"IV": 4, "IX": 9, "XL": 40, "XC": 90, "CD": 400, "CM": 900}


def roman_to_int(numeral: str) -> int:
    total, index = 0, 0
    while index < len(numeral):
        pair = numeral[index : index + 2]
        if pair in PAIRS:
            total += PAIRS[pair]
            index += 2
        else:
            total += VALUES[numeral[index]]
            index += 1
    return total


print(roman_to_int("CDLXXVI"))
