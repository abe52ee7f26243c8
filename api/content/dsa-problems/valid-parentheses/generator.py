def call(n, random):
    """Pairs inside pairs."""
    return is_valid, "(" * (n // 2) + ")" * (n // 2)
