def clone_graph(node: GraphNode | None) -> GraphNode | None:
    """Return a deep copy of the graph that node belongs to.

    It consists of new nodes with the same values and neighbours. The
    result is the copy of node, or None if there is no node.
    """
    pass


print(adjacency(clone_graph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))))
