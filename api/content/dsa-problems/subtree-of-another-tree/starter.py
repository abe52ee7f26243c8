def is_subtree(root: TreeNode | None, wanted: TreeNode) -> bool:
    """Return whether a node of root and everything below it equal wanted.

    A node has val, left and right.
    is_subtree(tree([1, 2, 3]), tree([2])) is True.
    """
    pass


print(is_subtree(tree([3, 4, 5, 1, 2]), tree([4, 1, 2])))
