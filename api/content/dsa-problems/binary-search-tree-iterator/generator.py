def balanced(low, high):
    """The root of a balanced search tree with the numbers from low up to high."""
    if low == high:
        return None
    middle = (low + high) // 2
    return TreeNode(middle, balanced(low, middle), balanced(middle + 1, high))


def all_values(root):
    values = BSTIterator(root)
    found = []
    while values.has_next():
        found.append(values.next())
    return found


def call(n, random):
    return all_values, balanced(0, n)
