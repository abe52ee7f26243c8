class RangeSum:
    def __init__(self, numbers: list[int]):
        self.numbers = numbers

    def sum_range(self, left: int, right: int) -> int:
        return sum(self.numbers[index] for index in range(left, right + 1))


print(calls(RangeSum([5, -2, 4, 1]), ("sum_range", 1, 3), ("sum_range", 0, 0)))
