def max_points(points: list[list[int]]) -> int:
    """Return the largest number of points that lie on one straight line.

    Each point is [x, y]. max_points([[0, 0], [1, 1], [1, 2]]) is 2.
    """
    pass


print(max_points([[0, 1], [1, 3], [2, 2], [2, 5], [4, 3], [6, 4]]))
