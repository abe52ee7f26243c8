def is_subtree(root: TreeNode | None, wanted: TreeNode) -> bool:
    """Return whether a node of root and everything below it equal wanted.

    A node has val, left and right.
    is_subtree(tree([1, 2, 3]), tree([2])) is True.
    """
    pass


print(is_subtree(tree([8, 6, 9, 2, 7]), tree([6, 2, 7])))
