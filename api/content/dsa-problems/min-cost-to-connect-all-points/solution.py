def connection_cost(points: list[list[int]]) -> int:
    x, y = points[0]
    # Each with its distance to the nearest point that's connected.
    outside = [(abs(x - a) + abs(y - b), a, b) for a, b in points[1:]]
    total = 0
    while outside:
        nearest = min(outside)
        outside.remove(nearest)
        cost, x, y = nearest
        total += cost
        outside = [
            (min(distance, abs(x - a) + abs(y - b)), a, b)
            for distance, a, b in outside
        ]
    return total


print(connection_cost([[0, 0], [2, 1], [5, 1], [2, 6], [6, 4]]))
