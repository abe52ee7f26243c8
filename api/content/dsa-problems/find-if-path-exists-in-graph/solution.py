def has_path(n: int, edges: list[list[int]], source: int, target: int) -> bool:
    neighbours: list[list[int]] = [[] for _ in range(n)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    seen = {source}
    waiting = [source]
    while waiting:
        node = waiting.pop()
        if node == target:
            return True
        for neighbour in neighbours[node]:
            if neighbour not in seen:
                seen.add(neighbour)
                waiting.append(neighbour)
    return False


print(has_path(6, [[0, 3], [3, 5], [1, 4]], 5, 0))
