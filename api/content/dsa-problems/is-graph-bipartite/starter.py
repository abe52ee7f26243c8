def is_bipartite(neighbours: list[list[int]]) -> bool:
    """Return whether two groups exist with every edge between them.

    neighbours[i] holds the nodes that have an edge to node i.
    is_bipartite([[1, 2], [0, 2], [0, 1]]) is False.
    """
    pass


print(is_bipartite([[1, 3], [0, 2], [1, 3], [0, 2]]))
