def count_provinces(joined: list[list[int]]) -> int:
    """Return into how many provinces roads join the towns.

    joined[i][j] is 1 if towns i and j have a road between them.
    count_provinces([[1, 0], [0, 1]]) is 2.
    """
    pass


roads = [[1, 0, 1, 0], [0, 1, 0, 0], [1, 0, 1, 1], [0, 0, 1, 1]]
print(count_provinces(roads))
