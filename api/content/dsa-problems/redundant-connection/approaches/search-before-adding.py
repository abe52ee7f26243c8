def redundant_connection(edges: list[list[int]]) -> list[int]:
    neighbours: list[list[int]] = [[] for _ in range(len(edges) + 1)]
    for a, b in edges:
        if b in reached_from(a, neighbours):
            return [a, b]
        neighbours[a].append(b)
        neighbours[b].append(a)
    raise ValueError("no edge closes a cycle")


def reached_from(start: int, neighbours: list[list[int]]) -> set[int]:
    seen = {start}
    to_visit = [start]
    while to_visit:
        for near in neighbours[to_visit.pop()]:
            if near not in seen:
                seen.add(near)
                to_visit.append(near)
    return seen


print(redundant_connection([[1, 2], [2, 3], [3, 4], [2, 4], [4, 5]]))
