NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    best = [[NO_PATH] * count for _ in range(count)]
    for city in range(count):
        best[city][city] = 0
    for start, end, length in roads:
        best[start][end] = length
    for start in range(count):
        for end in range(count):
            for middle in range(count):
                first, second = best[start][middle], best[middle][end]
                if NO_PATH not in (first, second):
                    best[start][end] = min(best[start][end], first + second)
    return best
