VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
WRITTEN_OUT = {
    "IV": "IIII",
    "IX": "VIIII",
    "XL": "XXXX",
    "XC": "LXXXX",
    "CD": "CCCC",
    "CM": "DCCCC",
}


def roman_to_int(numeral: str) -> int:
    for pair, letters in WRITTEN_OUT.items():
        numeral = numeral.replace(pair, letters)
    return sum(VALUES[letter] for letter in numeral)


print(roman_to_int("CDLXXVI"))
