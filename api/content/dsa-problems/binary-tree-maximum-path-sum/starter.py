def max_path_sum(root: TreeNode | None) -> int:
    """Return the largest sum of values along a path in the tree.

    A path has at least one node and needn't pass through the root.
    max_path_sum(tree([1, 2, 3])) is 6.
    """
    pass


print(max_path_sum(tree([-5, 6, 10, None, None, 8, 7])))
