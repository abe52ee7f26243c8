def is_same_tree(first: TreeNode | None, second: TreeNode | None) -> bool:
    """Return whether both trees have the same shape and equal values.

    A node has val, left and right.
    is_same_tree(tree([1, 2]), tree([1, None, 2])) is False.
    """
    pass


print(is_same_tree(tree([1, 2, 3, None, 4]), tree([1, 2, 3, None, 4])))
