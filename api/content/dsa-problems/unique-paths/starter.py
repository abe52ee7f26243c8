def unique_paths(rows: int, columns: int) -> int:
    """Return the number of paths from the top left to the bottom right.

    Each step leads down or to the right. unique_paths(2, 2) is 2.
    """
    pass


print(unique_paths(3, 4))
