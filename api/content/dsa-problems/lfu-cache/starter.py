class LFUCache:
    """A cache that removes the least frequently used entry if it's full."""

    def __init__(self, capacity: int):
        """Make room for capacity entries."""
        pass

    def get(self, key: int) -> int:
        """Return the value stored for key, or -1. This is a use of key."""
        pass

    def put(self, key: int, value: int) -> None:
        """Store value for key. This is a use of key."""
        pass


start = [("put", 5, 50), ("put", 8, 80), ("get", 5), ("get", 5), ("get", 8)]
print(calls(LFUCache(2), *start, ("put", 9, 90), ("get", 8), ("get", 5)))
