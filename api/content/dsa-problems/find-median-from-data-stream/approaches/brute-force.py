class MedianFinder:
    def __init__(self):
        self.numbers: list[int] = []

    def add_num(self, number: int) -> None:
        index = 0
        while index < len(self.numbers) and self.numbers[index] < number:
            index += 1
        self.numbers.insert(index, number)

    def find_median(self) -> float:
        middle = len(self.numbers) // 2
        if len(self.numbers) % 2 == 1:
            return float(self.numbers[middle])
        return (self.numbers[middle - 1] + self.numbers[middle]) / 2


start = [("add_num", 5), ("add_num", 2), ("find_median",)]
print(calls(MedianFinder(), *start, ("add_num", 9), ("find_median",)))
