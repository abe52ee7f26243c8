def clone_graph(node: GraphNode | None) -> GraphNode | None:
    if node is None:
        return None
    copies = {node: GraphNode(node.val)}
    to_visit = [node]
    while to_visit:
        original = to_visit.pop()
        for neighbour in original.neighbours:
            if neighbour not in copies:
                copies[neighbour] = GraphNode(neighbour.val)
                to_visit.append(neighbour)
            copies[original].neighbours.append(copies[neighbour])
    return copies[node]


print(adjacency(clone_graph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))))
