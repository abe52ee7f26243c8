def call(n, random):
    """Some node of the tree, whose own children may be others."""
    root = tree([1, *(random.choice((1, 1, 2, None)) for _ in range(2 * n))])
    nodes = [root]
    for node in nodes:
        nodes += (child for child in (node.left, node.right) if child)
    node = random.choice(nodes)
    wanted = TreeNode(node.val, node.left, node.right)
    if random.random() < 0.5:
        wanted.left = None
    return is_subtree, root, wanted
