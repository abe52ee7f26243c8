def has_path(n: int, edges: list[list[int]], source: int, target: int) -> bool:
    neighbours = [[] for _ in range(n)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    waiting = [source]
    for node in waiting:
        if node == target:
            return True
        if len(waiting) < 1_000_000:
            waiting += neighbours[node]
    return False
