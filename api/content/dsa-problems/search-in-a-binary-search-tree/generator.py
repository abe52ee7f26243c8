def balanced(low, high):
    """The root of a balanced search tree with the numbers from low up to high."""
    if low == high:
        return None
    middle = (low + high) // 2
    return TreeNode(middle, balanced(low, middle), balanced(middle + 1, high))


def call(n, random):
    return search_bst, balanced(0, n), n
