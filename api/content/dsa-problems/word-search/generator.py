def call(n, random):
    """The last letter but one is there, but nothing leads to it."""
    board = ["bcaaaa", "caaaaa", *["aaaaaa"] * 4]
    return exist, board, "a" * (n - 2) + "ba"
