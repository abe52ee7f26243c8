def next_permutation(numbers: list[int]) -> list[int]:
    """Rearrange numbers in place into the next order, and return them.

    After the last order comes the first, which is ascending.
    next_permutation([1, 2, 3]) is [1, 3, 2].
    """
    pass


print(next_permutation([2, 6, 3, 7, 5, 4]))
