def search_bst(root: TreeNode | None, target: int) -> TreeNode | None:
    """Return the node with the value target, or None.

    The tree is a binary search tree. A node has val, left and right.
    """
    pass


print(levels(search_bst(tree([20, 10, 30, None, None, 25]), 30)))
