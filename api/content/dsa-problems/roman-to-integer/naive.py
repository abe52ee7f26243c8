def roman_to_int(numeral: str) -> int:
    values = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    return sum(values[letter] for letter in numeral)


print(roman_to_int("CDLXXVI"))
