class RangeSum:
    def __init__(self, numbers: list[int]):
        # before[i] is the sum of the first i numbers.
        self.before = [0]
        for number in numbers:
            self.before.append(self.before[-1] + number)

    def sum_range(self, left: int, right: int) -> int:
        return self.before[right + 1] - self.before[left]


print(calls(RangeSum([5, -2, 4, 1]), ("sum_range", 1, 3), ("sum_range", 0, 0)))
