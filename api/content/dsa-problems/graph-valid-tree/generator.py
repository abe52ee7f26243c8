def call(n, random):
    """Each node is joined to the tree of those before it."""
    return is_tree, n, [[random.randrange(node), node] for node in range(1, n)]
