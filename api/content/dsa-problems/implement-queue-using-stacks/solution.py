class QueueOfStacks:
    def __init__(self):
        self.incoming: list[int] = []
        self.outgoing: list[int] = []

    def push(self, value: int) -> None:
        self.incoming.append(value)

    def pop(self) -> int:
        self.prepare()
        return self.outgoing.pop()

    def peek(self) -> int:
        self.prepare()
        return self.outgoing[-1]

    def empty(self) -> bool:
        return not self.incoming and not self.outgoing

    def prepare(self) -> None:
        """Make sure that the oldest value is on top of outgoing."""
        if not self.outgoing:
            while self.incoming:
                self.outgoing.append(self.incoming.pop())


steps = [("peek",), ("pop",), ("push", 5), ("pop",), ("pop",), ("empty",)]
print(calls(QueueOfStacks(), ("push", 3), ("push", 8), *steps))
