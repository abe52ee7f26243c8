def balanced(low, high):
    """The root of a balanced search tree with twice the numbers from low up to high."""
    if low == high:
        return None
    middle = (low + high) // 2
    return TreeNode(2 * middle, balanced(low, middle), balanced(middle + 1, high))


def call(n, random):
    """The key is missing, since all values are even: the tree can be used again."""
    return delete_node, balanced(0, n), 2 * random.randrange(n) + 1
