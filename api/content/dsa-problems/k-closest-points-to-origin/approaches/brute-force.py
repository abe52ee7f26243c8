def k_closest(points: list[list[int]], k: int) -> list[list[int]]:
    remaining = list(points)
    closest: list[list[int]] = []
    for _ in range(k):
        best = min(remaining, key=lambda point: point[0] ** 2 + point[1] ** 2)
        closest.append(best)
        remaining.remove(best)
    return closest[::-1]


print(k_closest([[3, 3], [-1, 2], [5, -1], [0, -4]], 2))
