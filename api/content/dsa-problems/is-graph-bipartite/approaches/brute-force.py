def is_bipartite(neighbours: list[list[int]]) -> bool:
    nodes = range(len(neighbours))
    for groups in range(2 ** len(neighbours)):
        if all(
            (groups >> node ^ groups >> other) & 1
            for node in nodes
            for other in neighbours[node]
        ):
            return True
    return False


print(is_bipartite([[1, 3], [0, 2], [1, 3], [0, 2]]))
