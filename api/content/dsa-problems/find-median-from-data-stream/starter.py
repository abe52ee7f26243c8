class MedianFinder:
    """Takes in numbers and reports their median at any time."""

    def __init__(self):
        pass

    def add_num(self, number: int) -> None:
        """Add a number."""
        pass

    def find_median(self) -> float:
        """Return the median of all numbers so far, as a float."""
        pass


start = [("add_num", 5), ("add_num", 2), ("find_median",)]
print(calls(MedianFinder(), *start, ("add_num", 9), ("find_median",)))
