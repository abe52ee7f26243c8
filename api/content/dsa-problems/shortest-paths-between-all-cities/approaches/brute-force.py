NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    best = [[NO_PATH] * count for _ in range(count)]
    roads_from: list[list[tuple[int, int]]] = [[] for _ in range(count)]
    for start, end, length in roads:
        roads_from[start].append((end, length))

    def follow(path: list[int], total: int) -> None:
        start, city = path[0], path[-1]
        best[start][city] = min(best[start][city], total)
        for end, length in roads_from[city]:
            if end not in path:
                follow([*path, end], total + length)

    for start in range(count):
        follow([start], 0)
    return best


print(shortest_paths(3, [[0, 1, 4], [0, 2, 9], [1, 2, -1], [2, 0, 2]]))
