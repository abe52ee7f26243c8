def delete_node(root: TreeNode | None, key: int) -> TreeNode | None:
    """Delete key from a binary search tree and return the root.

    A node with two children takes the smallest value on its right, and the
    node with that value is deleted.
    levels(delete_node(tree([2, 1, 3]), 2)) is [3, 1].
    """
    pass


print(levels(delete_node(tree([5, 3, 8, 2, 4, 7, 9]), 5)))
