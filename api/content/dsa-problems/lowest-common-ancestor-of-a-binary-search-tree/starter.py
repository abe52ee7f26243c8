def lowest_common_ancestor(
    root: TreeNode | None, first: int, second: int
) -> int:
    """Return the value of the deepest node with both values below it.

    A node counts as below itself. The values occur in the tree, which is
    a binary search tree.
    lowest_common_ancestor(tree([2, 1, 3]), 1, 3) is 2.
    """
    pass


example = tree([20, 8, 25, 4, 12, None, None, None, None, 10, 14])
print(lowest_common_ancestor(example, 10, 14))
