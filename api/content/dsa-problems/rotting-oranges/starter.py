def minutes_to_rot(grid: list[list[int]]) -> int:
    """Return the minutes after which no orange is fresh any more.

    0 is empty, 1 fresh, 2 rotten. -1 means that some stay fresh.
    minutes_to_rot([[2, 1, 1]]) is 2, minutes_to_rot([[2, 0, 1]]) is -1.
    """
    pass


print(minutes_to_rot([[2, 1, 0], [1, 1, 1], [0, 1, 1]]))
