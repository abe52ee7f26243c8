def find_words(board: list[str], words: list[str]) -> list[str]:
    """Return the words that a path on the board spells, sorted.

    A path goes to horizontal and vertical neighbours and uses no cell
    twice. find_words(["ab"], ["ba", "aa"]) is ["ba"].
    """
    pass


words = ["tea", "toe", "new", "worn", "nose"]
print(find_words(["tan", "eor", "sew"], words))
