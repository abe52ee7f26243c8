def reorganize(text: str) -> str:
    """Return the letters in an order without equal neighbours.

    If that's impossible, return "". reorganize("aab") is "aba".
    """
    pass


print(reorganize("mamma"))
