def call(n, random):
    """Zeros, then other characters: nothing overflows, and no end but the right one converts."""
    return parse_integer, "0" * (n // 2) + "x" * (n - n // 2)
