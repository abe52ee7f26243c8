from math import isqrt


class RangeSum:
    def __init__(self, numbers: list[int]):
        self.numbers = numbers
        self.size = isqrt(len(numbers))
        starts = range(0, len(numbers), self.size)
        self.blocks = [sum(numbers[start : start + self.size]) for start in starts]

    def sum_range(self, left: int, right: int) -> int:
        total, index = 0, left
        while index <= right:
            if index % self.size == 0 and index + self.size <= right:
                total += self.blocks[index // self.size]
                index += self.size
            else:
                total += self.numbers[index]
                index += 1
        return total


print(calls(RangeSum([5, -2, 4, 1]), ("sum_range", 1, 3), ("sum_range", 0, 0)))
