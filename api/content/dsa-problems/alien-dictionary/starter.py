def alien_order(words: list[str]) -> str:
    """Return the letters in an order by which words are sorted.

    Of several orders, return the alphabetically smallest, and "" if there
    is none. alien_order(["b", "a"]) is "ba".
    """
    pass


print(alien_order(["zx", "zy", "xa", "xay", "ya"]))
