def is_tree(count: int, edges: list[list[int]]) -> bool:
    if len(edges) != count - 1:
        return False
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    seen = {0}
    to_visit = [0]
    while to_visit:
        for near in neighbours[to_visit.pop()]:
            if near not in seen:
                seen.add(near)
                to_visit.append(near)
    return len(seen) == count


print(is_tree(5, [[0, 1], [0, 2], [2, 3], [2, 4]]))
