def length_of_lis(numbers: list[int]) -> int:
    """Return the length of the longest strictly increasing subsequence.

    length_of_lis([4, 1, 5, 2, 3]) is 3.
    """
    pass


print(length_of_lis([8, 2, 9, 4, 3, 6, 7]))
