def redundant_connection(edges: list[list[int]]) -> list[int]:
    for index in range(len(edges) - 1, -1, -1):
        if is_connected(edges[:index] + edges[index + 1 :], len(edges)):
            return edges[index]
    raise ValueError("no edge closes a cycle")


def is_connected(edges: list[list[int]], count: int) -> bool:
    neighbours: list[list[int]] = [[] for _ in range(count + 1)]
    for a, b in edges:
        neighbours[a].append(b)
        neighbours[b].append(a)
    seen = {1}
    to_visit = [1]
    while to_visit:
        for near in neighbours[to_visit.pop()]:
            if near not in seen:
                seen.add(near)
                to_visit.append(near)
    return len(seen) == count


print(redundant_connection([[1, 2], [2, 3], [3, 4], [2, 4], [4, 5]]))
