def has_path(n: int, edges: list[list[int]], source: int, target: int) -> bool:
    reached = [False] * n
    reached[source] = True
    changed = True
    while changed:
        changed = False
        for a, b in edges:
            if reached[a] != reached[b]:
                reached[a] = reached[b] = True
                changed = True
    return reached[target]


print(has_path(6, [[0, 3], [3, 5], [1, 4]], 5, 0))
