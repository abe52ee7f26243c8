class TimeMap:
    """A store that knows which value a key had at any time."""

    def __init__(self):
        """Begin without any values."""
        pass

    def set(self, key: str, value: str, timestamp: int) -> None:
        """Store value for key. Timestamps are strictly increasing."""
        pass

    def get(self, key: str, timestamp: int) -> str:
        """Return the value that key had at that time, "" if it had none."""
        pass


door = [("set", "door", "open", 3), ("set", "door", "shut", 8)]
times = [("get", "door", time) for time in (5, 8, 1)]
print(calls(TimeMap(), *door, *times))
