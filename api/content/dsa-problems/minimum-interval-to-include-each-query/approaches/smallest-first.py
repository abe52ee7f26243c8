def min_intervals(intervals: list[list[int]], queries: list[int]) -> list[int]:
    by_size = sorted(intervals, key=lambda interval: interval[1] - interval[0])
    return [size_of_first(by_size, query) for query in queries]


def size_of_first(by_size: list[list[int]], query: int) -> int:
    for start, end in by_size:
        if start <= query <= end:
            return end - start + 1
    return -1


print(min_intervals([[1, 6], [2, 3], [3, 8]], [2, 4, 8, 9]))
