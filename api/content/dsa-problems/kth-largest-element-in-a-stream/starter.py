class KthLargest:
    """A growing collection that knows its k-th largest number."""

    def __init__(self, k: int, numbers: list[int]):
        """Start with at least k - 1 numbers."""
        pass

    def add(self, number: int) -> int:
        """Add a number and return the k-th largest of all so far."""
        pass


steps = [("add", 4), ("add", 10), ("add", 1)]
print(calls(KthLargest(3, [5, 8, 2, 9]), *steps))
