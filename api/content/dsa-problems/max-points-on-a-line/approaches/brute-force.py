def max_points(points: list[list[int]]) -> int:
    best = min(len(points), 2)
    for i, (x, y) in enumerate(points):
        for j in range(i + 1, len(points)):
            dx, dy = points[j][0] - x, points[j][1] - y
            count = 2
            for a, b in points[j + 1 :]:
                if dx * (b - y) == dy * (a - x):
                    count += 1
            best = max(best, count)
    return best


print(max_points([[0, 1], [1, 3], [2, 2], [2, 5], [4, 3], [6, 4]]))
