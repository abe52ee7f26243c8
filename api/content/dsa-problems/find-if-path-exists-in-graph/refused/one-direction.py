def has_path(n: int, edges: list[list[int]], source: int, target: int) -> bool:
    neighbours = [[] for _ in range(n)]
    for a, b in edges:
        neighbours[a].append(b)
    seen, waiting = {source}, [source]
    while waiting:
        node = waiting.pop()
        if node == target:
            return True
        for neighbour in neighbours[node]:
            if neighbour not in seen:
                seen.add(neighbour)
                waiting.append(neighbour)
    return False
