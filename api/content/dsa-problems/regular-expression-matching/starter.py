def is_match(text: str, pattern: str) -> bool:
    """Return True if pattern matches the whole of text.

    "." is any character, "*" any number of the character before it.
    is_match("aab", "a*.") is True.
    """
    pass


print(is_match("xxyz", "x*.z"))
