def subsets(numbers: list[int]) -> list[list[int]]:
    """Return all subsets of the numbers, in any order.

    Within a subset, keep the order of the input.
    subsets([1, 2]) is [[], [1], [1, 2], [2]].
    """
    pass


print(subsets([1, 2, 3]))
