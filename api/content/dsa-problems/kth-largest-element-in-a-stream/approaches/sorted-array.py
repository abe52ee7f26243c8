from bisect import insort


class KthLargest:
    def __init__(self, k: int, numbers: list[int]):
        self.k = k
        self.ascending = sorted(numbers)

    def add(self, number: int) -> int:
        insort(self.ascending, number)
        return self.ascending[-self.k]


steps = [("add", 4), ("add", 10), ("add", 1)]
print(calls(KthLargest(3, [5, 8, 2, 9]), *steps))
