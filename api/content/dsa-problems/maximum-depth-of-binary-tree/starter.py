def max_depth(root: TreeNode | None) -> int:
    """Return the number of nodes on the longest path from root to a leaf.

    An empty tree has depth 0. A node has val, left and right.
    """
    pass


print(max_depth(tree([8, 2, 11, None, None, 10, 14])))
