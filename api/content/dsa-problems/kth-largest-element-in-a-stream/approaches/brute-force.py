class KthLargest:
    def __init__(self, k: int, numbers: list[int]):
        self.k = k
        self.numbers = list(numbers)

    def add(self, number: int) -> int:
        self.numbers.append(number)
        return sorted(self.numbers)[-self.k]


steps = [("add", 4), ("add", 10), ("add", 1)]
print(calls(KthLargest(3, [5, 8, 2, 9]), *steps))
