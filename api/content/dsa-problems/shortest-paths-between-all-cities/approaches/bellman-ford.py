NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    def lengths_from(city: int) -> list[int]:
        lengths = [NO_PATH] * count
        lengths[city] = 0
        for _ in range(count - 1):
            improved = False
            for start, end, length in roads:
                reached = lengths[start] != NO_PATH
                if reached and lengths[start] + length < lengths[end]:
                    lengths[end] = lengths[start] + length
                    improved = True
            if not improved:
                break
        return lengths

    return [lengths_from(city) for city in range(count)]


print(shortest_paths(3, [[0, 1, 4], [0, 2, 9], [1, 2, -1], [2, 0, 2]]))
