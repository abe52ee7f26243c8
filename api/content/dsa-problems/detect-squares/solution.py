from collections import Counter


class DetectSquares:
    def __init__(self):
        self.times: Counter[tuple[int, int]] = Counter()

    def add(self, x: int, y: int) -> None:
        self.times[x, y] += 1

    def count(self, x: int, y: int) -> int:
        times = self.times
        squares = 0
        for (a, b), here in times.items():
            # (a, b) is the corner opposite to (x, y).
            if a != x and abs(a - x) == abs(b - y):
                squares += here * times[x, b] * times[a, y]
        return squares


points = [("add", 2, 1), ("add", 2, 4), ("add", 5, 4)]
print(calls(DetectSquares(), *points, ("count", 5, 1)))
