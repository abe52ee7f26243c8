class DetectSquares:
    def __init__(self):
        self.points: list[tuple[int, int]] = []

    def add(self, x: int, y: int) -> None:
        self.points.append((x, y))

    def count(self, x: int, y: int) -> int:
        squares = 0
        for a, b in self.points:
            if a != x and abs(a - x) == abs(b - y):
                squares += self.points.count((x, b)) * self.points.count((a, y))
        return squares


points = [("add", 2, 1), ("add", 2, 4), ("add", 5, 4)]
print(calls(DetectSquares(), *points, ("count", 5, 1)))
