def call(n, random):
    """A tree in which one edge leads anywhere, or is missing."""
    edges = [[random.randrange(node), node] for node in range(1, n)]
    edges.pop(random.randrange(n - 1))
    if random.random() < 0.9:
        first, second = sorted(random.sample(range(n), 2))
        if [first, second] not in edges:
            edges.append([first, second])
    return is_tree, n, edges
