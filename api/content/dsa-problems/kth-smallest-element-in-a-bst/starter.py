def kth_smallest(root: TreeNode | None, k: int) -> int:
    """Return the k-th smallest value of a binary search tree.

    k counts from 1. kth_smallest(tree([2, 1, 3]), 2) is 2.
    """
    pass


print(kth_smallest(tree([6, 3, 8, 1, 4, None, 9]), 4))
