class GraphNode:
    """One node of an undirected graph."""

    def __init__(self, val: int = 0, neighbours: "list[GraphNode] | None" = None):
        self.val = val
        self.neighbours = [] if neighbours is None else neighbours


def graph(neighbours: list[list[int]], start: int = 1) -> GraphNode | None:
    """The node with the value start of a graph with the values 1, 2, 3, …

    Each list names the neighbours of one node. graph([[2], [1, 3], [2]])
    is 1 with the neighbour 2, whose neighbours are 1 and 3.
    """
    nodes = [GraphNode(value) for value in range(1, len(neighbours) + 1)]
    for node, values in zip(nodes, neighbours):
        node.neighbours += [nodes[value - 1] for value in values]
    return nodes[start - 1] if nodes else None


def reached(node: GraphNode | None) -> list[GraphNode]:
    """The nodes that can be reached from this one, by their values."""
    nodes = [] if node is None else [node]
    seen = {id(one) for one in nodes}
    for one in nodes:
        for neighbour in one.neighbours:
            if id(neighbour) not in seen:
                seen.add(id(neighbour))
                nodes.append(neighbour)
    return sorted(nodes, key=lambda one: one.val)


def adjacency(node: GraphNode | None) -> list[list[int]]:
    """The values of each node's neighbours, as graph() takes them."""
    return [[other.val for other in one.neighbours] for one in reached(node)]


def is_copy(copied: GraphNode | None, node: GraphNode | None) -> bool:
    """Whether both graphs look the same and have no node in common."""
    nodes, others = reached(node), reached(copied)
    same_values = [one.val for one in nodes] == [other.val for other in others]
    shared = {id(one) for one in nodes} & {id(other) for other in others}
    return same_values and adjacency(copied) == adjacency(node) and not shared
