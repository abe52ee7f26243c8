from heapq import heappop, heappush

NO_PATH = 1_000_000_000


def shortest_paths(count: int, roads: list[list[int]]) -> list[list[int]]:
    roads_from = [[] for _ in range(count)]
    for start, end, length in roads:
        roads_from[start].append((end, length))
    table = []
    for city in range(count):
        lengths, heap = [NO_PATH] * count, [(0, city)]
        while heap:
            total, start = heappop(heap)
            if lengths[start] != NO_PATH:
                continue
            lengths[start] = total
            for end, length in roads_from[start]:
                heappush(heap, (total + length, end))
        table.append(lengths)
    return table
