from heapq import heappop, heappush


def min_intervals(intervals: list[list[int]], queries: list[int]) -> list[int]:
    by_start = sorted(intervals)
    sizes = [-1] * len(queries)
    begun = 0
    candidates: list[tuple[int, int]] = []
    for index in sorted(range(len(queries)), key=queries.__getitem__):
        query = queries[index]
        while begun < len(by_start) and by_start[begun][0] <= query:
            start, end = by_start[begun]
            heappush(candidates, (end - start + 1, end))
            begun += 1
        while candidates and candidates[0][1] < query:
            heappop(candidates)
        if candidates:
            sizes[index] = candidates[0][0]
    return sizes


print(min_intervals([[1, 6], [2, 3], [3, 8]], [2, 4, 8, 9]))
