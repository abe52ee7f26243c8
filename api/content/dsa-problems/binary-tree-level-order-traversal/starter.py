def level_order(root: TreeNode | None) -> list[list[int]]:
    """Return the values level by level, each level from left to right.

    Return an empty list for an empty tree. A node has val, left and right.
    level_order(tree([1, 2, 3])) is [[1], [2, 3]].
    """
    pass


print(level_order(tree([3, 9, 20, None, None, 15, 7])))
