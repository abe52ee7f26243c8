def count_islands(grid: list[str]) -> int:
    """Return the number of islands: groups of "1" that are connected by sides.

    count_islands(["101", "100"]) is 2.
    """
    pass


print(count_islands(["11000", "11010", "00010", "10000"]))
