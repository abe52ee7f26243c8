def can_jump(jumps: list[int]) -> bool:
    """Return True if the last index can be reached from the first one.

    From index i you may jump forward by 0 to jumps[i] places.
    can_jump([1, 0, 2]) is False.
    """
    pass


print(can_jump([3, 0, 2, 0, 1, 4]))
