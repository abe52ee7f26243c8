class MinStack:
    def __init__(self):
        self.values: list[int] = []

    def push(self, value: int) -> None:
        self.values.append(value)

    def pop(self) -> int:
        return self.values.pop()

    def top(self) -> int:
        return self.values[-1]

    def get_min(self) -> int:
        return min(self.values)


steps = [("get_min",), ("pop",), ("pop",), ("get_min",)]
print(calls(MinStack(), ("push", 5), ("push", 2), ("push", 7), *steps))
