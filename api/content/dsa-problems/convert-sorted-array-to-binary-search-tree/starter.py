def sorted_array_to_bst(numbers: list[int]) -> TreeNode | None:
    """Return the root of a height-balanced search tree of sorted numbers.

    Each root is the middle, the left one of two.
    levels(sorted_array_to_bst([1, 2, 3])) is [2, 1, 3].
    """
    pass


print(levels(sorted_array_to_bst([1, 3, 5, 7, 9, 11])))
