def balanced(low, high):
    """The root of a balanced search tree with the numbers from low up to high."""
    if low == high:
        return None
    middle = (low + high) // 2
    return TreeNode(middle, balanced(low, middle), balanced(middle + 1, high))


def call(n, random):
    """Both values are as deep as possible."""
    return lowest_common_ancestor, balanced(0, n), 0, 1
