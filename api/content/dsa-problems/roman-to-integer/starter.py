def roman_to_int(numeral: str) -> int:
    """Return the value of a Roman numeral.

    The numeral is valid. roman_to_int("XIV") is 14.
    """
    pass


print(roman_to_int("CDLXXVI"))
