from collections import Counter
from math import gcd


def max_points(points: list[list[int]]) -> int:
    best = 1
    for index, (x, y) in enumerate(points):
        counts = Counter(direction(a - x, b - y) for a, b in points[index + 1 :])
        best = max(best, 1 + max(counts.values(), default=0))
    return best


def direction(dx: int, dy: int) -> tuple[int, int]:
    """The shortest step along the line in whole numbers, to the right or straight up."""
    divisor = gcd(dx, dy)
    if dx < 0 or (dx == 0 and dy < 0):
        divisor = -divisor
    return dx // divisor, dy // divisor


print(max_points([[0, 1], [1, 3], [2, 2], [2, 5], [4, 3], [6, 4]]))
