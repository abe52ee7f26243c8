NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    best = [[NO_PATH] * count for _ in range(count)]
    for city in range(count):
        best[city][city] = 0
    for start, end, length in roads:
        best[start][end] = best[end][start] = length
    for middle in range(count):
        onward = best[middle]
        for row in best:
            first = row[middle]
            if first == NO_PATH:
                continue
            for end in range(count):
                # No path plus a negative length would look like a path.
                if onward[end] != NO_PATH and first + onward[end] < row[end]:
                    row[end] = first + onward[end]
    return best
