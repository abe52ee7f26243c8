def clone_graph(node: GraphNode | None) -> GraphNode | None:
    if node is None:
        return None
    originals = [node]
    copies = [GraphNode(node.val)]
    for index, original in enumerate(originals):
        for neighbour in original.neighbours:
            if neighbour not in originals:
                originals.append(neighbour)
                copies.append(GraphNode(neighbour.val))
            copy = copies[originals.index(neighbour)]
            copies[index].neighbours.append(copy)
    return copies[0]


print(adjacency(clone_graph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))))
