def connection_cost(points: list[list[int]]) -> int:
    """Return the lowest cost at which all points are connected.

    Connecting two points costs |x1 - x2| + |y1 - y2|.
    connection_cost([[0, 0], [3, 4], [1, 0]]) is 7.
    """
    pass


print(connection_cost([[0, 0], [2, 1], [5, 1], [2, 6], [6, 4]]))
