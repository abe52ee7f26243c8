def count_components(count: int, edges: list[list[int]]) -> int:
    neighbours: list[list[int]] = [[] for _ in range(count)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    seen = [False] * count
    components = 0
    for start in range(count):
        if seen[start]:
            continue
        components += 1
        seen[start] = True
        stack = [start]
        while stack:
            for neighbour in neighbours[stack.pop()]:
                if not seen[neighbour]:
                    seen[neighbour] = True
                    stack.append(neighbour)
    return components


print(count_components(6, [[0, 1], [1, 2], [3, 4]]))
