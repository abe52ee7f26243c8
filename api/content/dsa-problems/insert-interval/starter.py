def insert(
    intervals: list[list[int]], added: list[int]
) -> list[list[int]]:
    """Return the sorted intervals with added inserted and merged.

    Intervals that share only an end overlap.
    insert([[1, 2], [6, 8]], [2, 4]) is [[1, 4], [6, 8]].
    """
    pass


print(insert([[1, 2], [4, 6], [8, 9], [12, 15]], [5, 8]))
