class MinStack:
    """A stack of integers that knows its minimum in constant time."""

    def __init__(self):
        pass

    def push(self, value: int) -> None:
        """Put value on top."""
        pass

    def pop(self) -> int:
        """Remove the value on top and return it."""
        pass

    def top(self) -> int:
        """Return the value on top."""
        pass

    def get_min(self) -> int:
        """Return the smallest value in the stack."""
        pass


steps = [("get_min",), ("pop",), ("pop",), ("get_min",)]
print(calls(MinStack(), ("push", 5), ("push", 2), ("push", 7), *steps))
