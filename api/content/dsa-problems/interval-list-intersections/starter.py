def intersections(first: list[list[int]], second: list[list[int]]) -> list[list[int]]:
    """Return all intervals that lie in both lists, sorted.

    Both ends are included. intersections([[1, 3]], [[3, 6]]) is [[3, 3]].
    """
    pass


print(intersections([[1, 4], [7, 12]], [[3, 8], [10, 10], [12, 15]]))
