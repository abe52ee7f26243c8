def is_symmetric(root: TreeNode | None) -> bool:
    """Return whether a tree is its own mirror image.

    A node has val, left and right.
    is_symmetric(tree([1, 2, 3])) is False.
    """
    pass


print(is_symmetric(tree([5, 2, 2, 7, None, None, 7])))
