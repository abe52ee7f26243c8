# Recursion goes as deep as the tree.
LARGEST = 400


def chain(length, end):
    """A chain to the left, with equal values but for the last one."""
    root = TreeNode(end)
    for _ in range(length - 1):
        root = TreeNode(0, root)
    return root


def call(n, random):
    """Only the last node differs, and never matches."""
    return is_subtree, chain(n, 0), chain(max(n // 2, 1), 1)
