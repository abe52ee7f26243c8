def four_sum(numbers: list[int], target: int) -> list[list[int]]:
    """Return all distinct quadruplets of numbers that add up to target.

    Each quadruplet is in ascending order; they may come in any order.
    four_sum([4, 1, 2, 0, 3], 6) is [[0, 1, 2, 3]].
    """
    pass


print(four_sum([5, 0, -2, 2, 0, 3, -2, 1], 4))
