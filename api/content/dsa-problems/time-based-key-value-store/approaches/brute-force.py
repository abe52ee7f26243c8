class TimeMap:
    def __init__(self):
        self.entries: list[tuple[str, str, int]] = []

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.entries.append((key, value, timestamp))

    def get(self, key: str, timestamp: int) -> str:
        for name, value, time in reversed(self.entries):
            if name == key and time <= timestamp:
                return value
        return ""


door = [("set", "door", "open", 3), ("set", "door", "shut", 8)]
times = [("get", "door", time) for time in (5, 8, 1)]
print(calls(TimeMap(), *door, *times))
