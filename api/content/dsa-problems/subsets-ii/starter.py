def distinct_subsets(numbers: list[int]) -> list[list[int]]:
    """Return all different subsets of numbers, each in ascending order.

    The subsets can be in any order.
    distinct_subsets([3, 3]) is [[], [3], [3, 3]].
    """
    pass


print(distinct_subsets([2, 1, 2]))
