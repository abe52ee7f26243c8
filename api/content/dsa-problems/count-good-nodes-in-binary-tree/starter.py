def count_good_nodes(root: TreeNode) -> int:
    """Return how many nodes have no larger value on the path from the root.

    A node has val, left and right.
    count_good_nodes(tree([2, 1, 2])) is 2.
    """
    pass


print(count_good_nodes(tree([3, 1, 4, 3, None, 1, 5])))
