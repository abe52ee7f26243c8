class QueueOfStacks:
    def __init__(self):
        self.values: list[int] = []
        self.turned: list[int] = []

    def push(self, value: int) -> None:
        self.values.append(value)

    def pop(self) -> int:
        self.pour(self.values, self.turned)
        value = self.turned.pop()
        self.pour(self.turned, self.values)
        return value

    def peek(self) -> int:
        self.pour(self.values, self.turned)
        value = self.turned[-1]
        self.pour(self.turned, self.values)
        return value

    def empty(self) -> bool:
        return not self.values

    def pour(self, source: list[int], target: list[int]) -> None:
        while source:
            target.append(source.pop())


steps = [("peek",), ("pop",), ("push", 5), ("pop",), ("pop",), ("empty",)]
print(calls(QueueOfStacks(), ("push", 3), ("push", 8), *steps))
