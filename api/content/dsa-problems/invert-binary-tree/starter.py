def invert(root: TreeNode | None) -> TreeNode | None:
    """Swap the children of every node and return the root.

    A node has val, left and right.
    levels(invert(tree([1, 2, 3]))) is [1, 3, 2].
    """
    pass


print(levels(invert(tree([4, 2, 7, 1, 3, None, 9]))))
