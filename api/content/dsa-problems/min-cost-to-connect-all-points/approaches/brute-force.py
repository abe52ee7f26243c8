def connection_cost(points: list[list[int]]) -> int:
    inside = [points[0]]
    outside = points[1:]
    total = 0
    while outside:
        cost, nearest = min(
            (abs(x - a) + abs(y - b), [a, b]) for x, y in inside for a, b in outside
        )
        total += cost
        outside.remove(nearest)
        inside.append(nearest)
    return total


print(connection_cost([[0, 0], [2, 1], [5, 1], [2, 6], [6, 4]]))
