def lowest_common_ancestor(root: TreeNode, first: int, second: int) -> int:
    """Return the value of the deepest node with both values in its subtree.

    A node has val, left and right. Both values occur; all are distinct.
    lowest_common_ancestor(tree([1, 2, 3]), 2, 3) is 1.
    """
    pass


example = tree([8, 3, 5, 6, 1, 9, 2, None, None, 7, 4])
print(lowest_common_ancestor(example, 6, 4))
