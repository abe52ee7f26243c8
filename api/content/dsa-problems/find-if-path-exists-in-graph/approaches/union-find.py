def has_path(n: int, edges: list[list[int]], source: int, target: int) -> bool:
    parent = list(range(n))

    def find(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        parent[find(a)] = find(b)
    return find(source) == find(target)


print(has_path(6, [[0, 3], [3, 5], [1, 4]], 5, 0))
