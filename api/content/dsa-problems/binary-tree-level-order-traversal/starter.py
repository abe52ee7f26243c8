def level_order(root: TreeNode | None) -> list[list[int]]:
    """Return the values level by level, each level from left to right.

    Return an empty list for an empty tree. A node has val, left and right.
    level_order(tree([1, 2, 3])) is [[1], [2, 3]].
    """
    pass


print(level_order(tree([8, 2, 11, None, None, 10, 14])))
