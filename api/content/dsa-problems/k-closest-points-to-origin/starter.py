def k_closest(points: list[list[int]], k: int) -> list[list[int]]:
    """Return the k points that are closest to [0, 0], in any order.

    k_closest([[2, 2], [0, 1]], 1) is [[0, 1]].
    """
    pass


print(k_closest([[3, 3], [-1, 2], [5, -1], [0, -4]], 2))
