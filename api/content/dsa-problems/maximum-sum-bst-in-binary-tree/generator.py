# Recursion goes as deep as the tree.
LARGEST = 500


def call(n, random):
    """Every node of the chain is the root of a search tree."""
    root = None
    for value in range(n, 0, -1):
        root = TreeNode(value, None, root)
    return max_sum_bst, root
