class LRUCache:
    """A cache that removes the least recently used entry if it's too full."""

    def __init__(self, capacity: int):
        """Make room for capacity entries."""
        pass

    def get(self, key: int) -> int:
        """Return the value stored for key, or -1. This is a use of key."""
        pass

    def put(self, key: int, value: int) -> None:
        """Store value for key. This is a use of key."""
        pass


start = [("put", 1, 10), ("put", 2, 20), ("get", 1), ("put", 3, 30)]
print(calls(LRUCache(2), *start, ("get", 2), ("get", 3)))
