def some_tree(n, random):
    """The root of a tree of any shape."""
    if n == 0:
        return None
    left = random.randrange(n)
    value = random.randint(-9, 9)
    return TreeNode(value, some_tree(left, random), some_tree(n - 1 - left, random))


def call(n, random):
    return inorder_traversal, some_tree(n, random)
