def clone_graph(node: GraphNode | None) -> GraphNode | None:
    if node is None:
        return None
    copied = GraphNode(node.val)
    for neighbour in node.neighbours:
        copied.neighbours.append(GraphNode(neighbour.val, neighbour.neighbours))
    return copied


print(adjacency(clone_graph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))))
