def two_sum(numbers: list[int], target: int) -> list[int]:
    """Return the two indices, in ascending order, whose numbers sum to target.

    Exactly one such pair exists. two_sum([4, 1, 6], 7) is [1, 2].
    """
    pass


print(two_sum([3, 8, 5, 11], 16))
