class QueueOfStacks:
    def __init__(self):
        self.incoming: list[int] = []
        self.outgoing: list[int] = []

    def push(self, value: int) -> None:
        self.incoming.append(value)

    def pop(self) -> int:
        self.peek()
        return self.outgoing.pop()

    def peek(self) -> int:
        while self.incoming:
            self.outgoing.append(self.incoming.pop())
        return self.outgoing[-1]

    def empty(self) -> bool:
        return not self.incoming and not self.outgoing
