def exist(board: list[str], word: str) -> bool:
    """Return True if word can be read along adjacent cells of board.

    Each cell may be used once. exist(["ab", "dc"], "abc") is True.
    """
    pass


print(exist(["care", "dote", "ants"], "road"))
