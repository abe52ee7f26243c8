class RangeSum:
    def __init__(self, numbers: list[int]):
        self.until = numbers[:1]
        for number in numbers[1:]:
            self.until.append(self.until[-1] + number)

    def sum_range(self, left: int, right: int) -> int:
        return self.until[right] - self.until[left - 1]
