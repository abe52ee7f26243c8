def call(n, random):
    """Parentheses inside each other, each with a minus before it."""
    return calculate, "1 - (" * n + "1" + ")" * n
