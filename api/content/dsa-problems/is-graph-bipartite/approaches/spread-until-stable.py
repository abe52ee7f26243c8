def is_bipartite(neighbours: list[list[int]]) -> bool:
    group: list[int | None] = [None] * len(neighbours)
    for start in range(len(neighbours)):
        if group[start] is not None:
            continue
        group[start] = 0
        changed = True
        while changed:
            changed = False
            for node, others in enumerate(neighbours):
                for other in others:
                    if group[node] is not None and group[other] is None:
                        group[other] = 1 - group[node]
                        changed = True
    return all(
        group[node] != group[other]
        for node, others in enumerate(neighbours)
        for other in others
    )


print(is_bipartite([[1, 3], [0, 2], [1, 3], [0, 2]]))
