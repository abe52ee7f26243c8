def permute(numbers: list[int]) -> list[list[int]]:
    """Return all permutations of the numbers, in any order.

    permute([1, 2]) is [[1, 2], [2, 1]], and permute([]) is [[]].
    """
    pass


print(permute([1, 2, 3]))
