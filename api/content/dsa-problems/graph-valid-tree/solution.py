def is_tree(count: int, edges: list[list[int]]) -> bool:
    if len(edges) != count - 1:
        return False
    parent = list(range(count))
    size = [1] * count

    def find(node: int) -> int:
        while parent[node] != node:
            parent[node] = parent[parent[node]]
            node = parent[node]
        return node

    for a, b in edges:
        root, other = find(a), find(b)
        if root == other:
            return False  # a and b were connected: this closes a cycle
        if size[root] < size[other]:
            root, other = other, root
        parent[other] = root
        size[root] += size[other]
    return True


print(is_tree(5, [[0, 1], [0, 2], [2, 3], [2, 4]]))
