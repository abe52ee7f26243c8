def count_good_nodes(root: TreeNode) -> int:
    """Return how many nodes have no larger value on the path from the root.

    A node has val, left and right.
    count_good_nodes(tree([2, 1, 2])) is 2.
    """
    pass


print(count_good_nodes(tree([5, 2, 6, 5, None, 3, 8])))
