def count_components(count: int, edges: list[list[int]]) -> int:
    parent = list(range(count))

    def find(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]  # the path becomes shorter
            node = parent[node]
        return node

    components = count
    for a, b in edges:
        root, other = find(a), find(b)
        if root != other:
            parent[other] = root
            components -= 1
    return components


print(count_components(6, [[0, 1], [1, 2], [3, 4]]))
