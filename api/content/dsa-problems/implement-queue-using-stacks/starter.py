class QueueOfStacks:
    """A queue of integers that is made of two stacks."""

    def __init__(self):
        pass

    def push(self, value: int) -> None:
        """Put value at the back."""
        pass

    def pop(self) -> int:
        """Remove the value at the front and return it."""
        pass

    def peek(self) -> int:
        """Return the value at the front."""
        pass

    def empty(self) -> bool:
        """Return whether there are no values."""
        pass


steps = [("peek",), ("pop",), ("push", 5), ("pop",), ("pop",), ("empty",)]
print(calls(QueueOfStacks(), ("push", 3), ("push", 8), *steps))
