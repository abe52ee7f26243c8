class RangeSum:
    def __init__(self, numbers: list[int]):
        self.before = [0]
        for number in numbers:
            self.before.append(self.before[-1] + number)

    def sum_range(self, left: int, right: int) -> int:
        return self.before[right] - self.before[left]
