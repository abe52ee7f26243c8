def parse_integer(text: str) -> int:
    """Return the 32-bit integer that text begins with.

    Spaces may come first, then a sign; the number ends before the first
    character that's no digit. Without digits, it's 0.
    parse_integer(" +12 km") is 12.
    """
    pass


print(parse_integer(" -307km"))
