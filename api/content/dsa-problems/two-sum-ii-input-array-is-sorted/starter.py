def two_sum(numbers: list[int], target: int) -> list[int]:
    """Return the two indices, counting from 1, whose numbers sum to target.

    numbers is in ascending order, and exactly one such pair exists.
    two_sum([1, 4, 6], 7) is [1, 3].
    """
    pass


print(two_sum([2, 5, 8, 12], 13))
