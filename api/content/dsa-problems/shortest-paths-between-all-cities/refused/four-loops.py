NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    direct = [[NO_PATH] * count for _ in range(count)]
    for city in range(count):
        direct[city][city] = 0
    for start, end, length in roads:
        direct[start][end] = length
    best = direct
    for _ in range(count - 1):
        longer = [[NO_PATH] * count for _ in range(count)]
        for start in range(count):
            for middle in range(count):
                if best[start][middle] == NO_PATH:
                    continue
                for end in range(count):
                    if direct[middle][end] != NO_PATH:
                        total = best[start][middle] + direct[middle][end]
                        longer[start][end] = min(longer[start][end], total)
        best = longer
    return best
