from heapq import heappop, heappush, heappushpop


class MedianFinder:
    def __init__(self):
        # The lower half is negated: its largest number is on top.
        self.lower: list[int] = []
        self.upper: list[int] = []

    def add_num(self, number: int) -> None:
        heappush(self.upper, -heappushpop(self.lower, -number))
        if len(self.upper) > len(self.lower):
            heappush(self.lower, -heappop(self.upper))

    def find_median(self) -> float:
        if len(self.lower) > len(self.upper):
            return float(-self.lower[0])
        return (self.upper[0] - self.lower[0]) / 2


start = [("add_num", 5), ("add_num", 2), ("find_median",)]
print(calls(MedianFinder(), *start, ("add_num", 9), ("find_median",)))
