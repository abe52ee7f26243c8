# A longer chain of nodes is too deep for the interpreter when it is freed.
LARGEST = 300


def call(n, random):
    return inorder_traversal, tree([0] + [item for value in range(1, n) for item in (value, None)])
