def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    """Return a table of the lengths of the shortest paths between all cities.

    A road is [start, end, length], one-way; no path is 1_000_000_000.
    shortest_paths(2, [[0, 1, 5]]) is [[0, 5], [1_000_000_000, 0]].
    """
    pass


print(shortest_paths(3, [[0, 1, 4], [0, 2, 9], [1, 2, -1], [2, 0, 2]]))
