class DetectSquares:
    """Stores points and counts the squares they form with another one."""

    def __init__(self):
        pass

    def add(self, x: int, y: int) -> None:
        """Store the point (x, y), even if it is stored already."""
        pass

    def count(self, x: int, y: int) -> int:
        """Return the number of ways to form a square with (x, y).

        Three stored points are its other corners; its sides are parallel
        to the axes.
        """
        pass


points = [("add", 2, 1), ("add", 2, 4), ("add", 5, 4)]
print(calls(DetectSquares(), *points, ("count", 5, 1)))
