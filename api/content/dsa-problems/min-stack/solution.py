class MinStack:
    def __init__(self):
        # Each value with the minimum of the stack up to it.
        self.pairs: list[tuple[int, int]] = []

    def push(self, value: int) -> None:
        smallest = value
        if self.pairs:
            smallest = min(value, self.pairs[-1][1])
        self.pairs.append((value, smallest))

    def pop(self) -> int:
        return self.pairs.pop()[0]

    def top(self) -> int:
        return self.pairs[-1][0]

    def get_min(self) -> int:
        return self.pairs[-1][1]


steps = [("get_min",), ("pop",), ("pop",), ("get_min",)]
print(calls(MinStack(), ("push", 5), ("push", 2), ("push", 7), *steps))
