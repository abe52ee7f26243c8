def is_balanced(root: TreeNode | None) -> bool:
    """Return whether the subtrees' heights differ by at most 1 at every node.

    A node has val, left and right.
    is_balanced(tree([1, 2, 3])) is True.
    """
    pass


print(is_balanced(tree([1, 2, 3, 4, 5, None, None, 6])))
