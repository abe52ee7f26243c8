def redundant_connection(edges: list[list[int]]) -> list[int]:
    parents = list(range(len(edges) + 1))
    sizes = [1] * len(parents)

    def find(node: int) -> int:
        while parents[node] != node:
            parents[node] = parents[parents[node]]
            node = parents[node]
        return node

    for a, b in edges:
        large, small = find(a), find(b)
        if large == small:
            return [a, b]
        if sizes[large] < sizes[small]:
            large, small = small, large
        parents[small] = large
        sizes[large] += sizes[small]
    raise ValueError("no edge closes a cycle")


print(redundant_connection([[1, 2], [2, 3], [3, 4], [2, 4], [4, 5]]))
