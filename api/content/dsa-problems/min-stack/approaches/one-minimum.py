from math import inf


class MinStack:
    def __init__(self):
        self.values: list[int] = []
        self.smallest: float = inf

    def push(self, value: int) -> None:
        self.values.append(value)
        self.smallest = min(self.smallest, value)

    def pop(self) -> int:
        value = self.values.pop()
        if value == self.smallest:
            self.smallest = min(self.values, default=inf)
        return value

    def top(self) -> int:
        return self.values[-1]

    def get_min(self) -> int:
        return self.smallest


steps = [("get_min",), ("pop",), ("pop",), ("get_min",)]
print(calls(MinStack(), ("push", 5), ("push", 2), ("push", 7), *steps))
