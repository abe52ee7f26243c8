# Recursion goes as deep as the tree.
LARGEST = 500


def call(n, random):
    root = None
    for _ in range(n):
        root = TreeNode(random.randrange(1_000), root)
    return diameter, root
