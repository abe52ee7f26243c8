def n_queens(size: int) -> list[list[str]]:
    """Return all ways to place size queens so that none attacks another.

    A way is a list of rows, such as ".Q..". n_queens(1) is [["Q"]].
    """
    pass


print(n_queens(4))
