class RangeSum:
    """Answers questions about the sums of ranges of an array."""

    def __init__(self, numbers: list[int]):
        pass

    def sum_range(self, left: int, right: int) -> int:
        """Return the sum from index left to index right, both included."""
        pass


print(calls(RangeSum([5, -2, 4, 1]), ("sum_range", 1, 3), ("sum_range", 0, 0)))
