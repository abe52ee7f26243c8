def erase_overlaps(intervals: list[list[int]]) -> int:
    """Return the fewest intervals to remove so that no others overlap.

    Intervals that share only an end don't overlap.
    erase_overlaps([[1, 4], [2, 3]]) is 1.
    """
    pass


print(erase_overlaps([[1, 5], [2, 3], [3, 4], [4, 6]]))
