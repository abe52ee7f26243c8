def connection_cost(points: list[list[int]]) -> int:
    pairs = sorted(
        (abs(x - a) + abs(y - b), one, other)
        for one, (x, y) in enumerate(points)
        for other, (a, b) in enumerate(points[:one])
    )
    parent = list(range(len(points)))

    def find(point: int) -> int:
        while parent[point] != point:
            parent[point] = parent[parent[point]]  # the path becomes shorter
            point = parent[point]
        return point

    total = 0
    for cost, one, other in pairs:
        root, other_root = find(one), find(other)
        if root != other_root:
            parent[root] = other_root
            total += cost
    return total


print(connection_cost([[0, 0], [2, 1], [5, 1], [2, 6], [6, 4]]))
