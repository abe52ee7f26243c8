def is_bipartite(neighbours: list[list[int]]) -> bool:
    group = {0: 0}
    to_visit = [0]
    while to_visit:
        node = to_visit.pop()
        for other in neighbours[node]:
            if other not in group:
                group[other] = 1 - group[node]
                to_visit.append(other)
            elif group[other] == group[node]:
                return False
    return True
