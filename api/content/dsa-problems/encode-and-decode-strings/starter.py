def encode(words: list[str]) -> str:
    """Return one string from which decode can restore the list.

    The strings may contain any characters.
    """
    pass


def decode(text: str) -> list[str]:
    """Return the list that encode has turned into text.

    decode(encode(["a", ""])) is ["a", ""].
    """
    pass


print(decode(encode(["tea", "4#2", ""])))
