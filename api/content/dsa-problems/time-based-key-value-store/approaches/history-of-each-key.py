class TimeMap:
    def __init__(self):
        self.histories: dict[str, list[tuple[int, str]]] = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.histories.setdefault(key, []).append((timestamp, value))

    def get(self, key: str, timestamp: int) -> str:
        for time, value in reversed(self.histories.get(key, [])):
            if time <= timestamp:
                return value
        return ""


door = [("set", "door", "open", 3), ("set", "door", "shut", 8)]
times = [("get", "door", time) for time in (5, 8, 1)]
print(calls(TimeMap(), *door, *times))
