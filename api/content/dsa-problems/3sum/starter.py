def three_sum(numbers: list[int]) -> list[list[int]]:
    """Return all distinct triplets of numbers that add up to 0.

    Each triplet is in ascending order; the triplets may be in any order.
    three_sum([-1, 0, 1, 2]) is [[-1, 0, 1]].
    """
    pass


print(three_sum([4, -1, -3, 0, 1, -1, 2]))
