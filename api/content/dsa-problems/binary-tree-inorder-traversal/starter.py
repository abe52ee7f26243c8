def inorder_traversal(root: TreeNode | None) -> list[int]:
    """Return the values of the tree in inorder: left, node, right.

    inorder_traversal(tree([2, 1, 3])) is [1, 2, 3]. A node has val, left and right.
    """
    pass


print(inorder_traversal(tree([5, 2, 8, None, 3])))
