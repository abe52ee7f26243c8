def is_valid_bst(root: TreeNode | None) -> bool:
    """Return True if the tree is a valid binary search tree.

    Values are distinct in a valid tree. An empty tree is valid.
    is_valid_bst(tree([2, 1, 3])) is True.
    """
    pass


print(is_valid_bst(tree([5, 2, 8, 1, 6])))
