def call(n, random):
    """A path from the first node to the last one."""
    neighbours = [
        [other for other in (node - 1, node + 1) if 1 <= other <= n]
        for node in range(1, n + 1)
    ]
    return clone_graph, graph(neighbours)
