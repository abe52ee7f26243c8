import heapq


def k_closest(points: list[list[int]], k: int) -> list[list[int]]:
    closest: list[tuple[int, list[int]]] = []  # the farthest at the root
    for x, y in points:
        heapq.heappush(closest, (-(x * x + y * y), [x, y]))
        if len(closest) > k:
            heapq.heappop(closest)
    return [point for _, point in closest]


print(k_closest([[3, 3], [-1, 2], [5, -1], [0, -4]], 2))
