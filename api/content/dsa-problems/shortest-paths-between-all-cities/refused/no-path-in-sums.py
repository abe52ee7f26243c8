NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    best = [[NO_PATH] * count for _ in range(count)]
    for city in range(count):
        best[city][city] = 0
    for start, end, length in roads:
        best[start][end] = length
    for middle in range(count):
        onward = best[middle]
        for row in best:
            first = row[middle]
            for end in range(count):
                # No path plus a negative length would look like a path.
                if first + onward[end] < row[end]:
                    row[end] = first + onward[end]
    return best
