def min_intervals(intervals: list[list[int]], queries: list[int]) -> list[int]:
    """Return the size of the smallest interval that contains each query.

    Both ends belong to an interval; -1 means that none contains the query.
    min_intervals([[1, 4], [2, 3]], [4, 2, 5]) is [4, 2, -1].
    """
    pass


print(min_intervals([[1, 6], [2, 3], [3, 8]], [2, 4, 8, 9]))
