def max_sum_bst(root: TreeNode | None) -> int:
    """Return the largest sum of a subtree that is a binary search tree.

    A subtree is a node with everything below it. The empty tree counts, with
    the sum 0. max_sum_bst(tree([5, 3, 4])) is 4.
    """
    pass


print(max_sum_bst(tree([6, 4, 9, 2, 8, 7, 12])))
