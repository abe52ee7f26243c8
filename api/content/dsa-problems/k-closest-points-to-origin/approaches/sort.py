def k_closest(points: list[list[int]], k: int) -> list[list[int]]:
    farthest_first = sorted(points, key=lambda point: -(point[0] ** 2 + point[1] ** 2))
    return farthest_first[-k:]


print(k_closest([[3, 3], [-1, 2], [5, -1], [0, -4]], 2))
