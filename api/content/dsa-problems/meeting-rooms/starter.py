def can_attend_all(meetings: list[list[int]]) -> bool:
    """Return True if no two meetings [start, end] overlap.

    One may start when another ends.
    can_attend_all([[1, 3], [2, 4]]) is False.
    """
    pass


print(can_attend_all([[60, 90], [15, 45], [45, 60]]))
