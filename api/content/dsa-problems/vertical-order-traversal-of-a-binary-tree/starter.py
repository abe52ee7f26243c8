def vertical_order(root: TreeNode | None) -> list[list[int]]:
    """Return the values column by column, from left to right.

    Each column goes from top to bottom; at the same position, the smaller
    value comes first. A node has val, left and right.
    vertical_order(tree([1, 2, 3])) is [[2], [1], [3]].
    """
    pass


print(vertical_order(tree([6, 2, 9, 1, 8, 5, 10])))
