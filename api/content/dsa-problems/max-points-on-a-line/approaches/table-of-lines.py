from math import gcd


def max_points(points: list[list[int]]) -> int:
    on_line: dict[tuple[int, int, int], set[int]] = {}
    for i, (x, y) in enumerate(points):
        for j in range(i):
            dx, dy = direction(points[j][0] - x, points[j][1] - y)
            # The same for all points of a line with this direction.
            offset = dx * y - dy * x
            on_line.setdefault((dx, dy, offset), set()).update((i, j))
    return max(map(len, on_line.values()), default=1)


def direction(dx: int, dy: int) -> tuple[int, int]:
    """The shortest step along the line in whole numbers, to the right or straight up."""
    divisor = gcd(dx, dy)
    if dx < 0 or (dx == 0 and dy < 0):
        divisor = -divisor
    return dx // divisor, dy // divisor


print(max_points([[0, 1], [1, 3], [2, 2], [2, 5], [4, 3], [6, 4]]))
