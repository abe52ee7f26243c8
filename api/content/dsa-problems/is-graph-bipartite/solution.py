def is_bipartite(neighbours: list[list[int]]) -> bool:
    group: dict[int, int] = {}
    for start in range(len(neighbours)):
        if start in group:
            continue
        group[start] = 0
        to_visit = [start]
        while to_visit:
            node = to_visit.pop()
            for other in neighbours[node]:
                if other not in group:
                    group[other] = 1 - group[node]
                    to_visit.append(other)
                elif group[other] == group[node]:
                    return False
    return True


print(is_bipartite([[1, 3], [0, 2], [1, 3], [0, 2]]))
