def word_break(text: str, words: list[str]) -> bool:
    """Return True if text is a sequence of words, one after another.

    Each word may be used any number of times.
    word_break("abba", ["ab", "ba"]) is True.
    """
    pass


print(word_break("carpetrock", ["car", "carpet", "pet", "rock"]))
