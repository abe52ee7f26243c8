def insert_into_bst(root: TreeNode | None, value: int) -> TreeNode:
    """Insert the value into the binary search tree and return its root.

    No other node moves. The root of an empty tree is None.
    """
    pass


print(levels(insert_into_bst(tree([12, 6, 18]), 15)))
