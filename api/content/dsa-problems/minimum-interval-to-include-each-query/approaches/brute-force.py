def min_intervals(intervals: list[list[int]], queries: list[int]) -> list[int]:
    sizes: list[int] = []
    for query in queries:
        containing = [
            end - start + 1 for start, end in intervals if start <= query <= end
        ]
        sizes.append(min(containing, default=-1))
    return sizes


print(min_intervals([[1, 6], [2, 3], [3, 8]], [2, 4, 8, 9]))
