def is_bipartite(neighbours: list[list[int]]) -> bool:
    group: dict[int, int] = {}

    def visit(node: int, value: int) -> bool:
        if node in group:
            return group[node] == value
        group[node] = value
        return all(visit(other, 1 - value) for other in neighbours[node])

    return all(visit(node, group.get(node, 0)) for node in range(len(neighbours)))
