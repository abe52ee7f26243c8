from bisect import bisect_right


class TimeMap:
    def __init__(self):
        # The timestamps and values of each key, both in order of time.
        self.histories: dict[str, tuple[list[int], list[str]]] = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        times, values = self.histories.setdefault(key, ([], []))
        times.append(timestamp)
        values.append(value)

    def get(self, key: str, timestamp: int) -> str:
        times, values = self.histories.get(key, ([], []))
        count = bisect_right(times, timestamp)  # not later than timestamp
        return values[count - 1] if count > 0 else ""


door = [("set", "door", "open", 3), ("set", "door", "shut", 8)]
times = [("get", "door", time) for time in (5, 8, 1)]
print(calls(TimeMap(), *door, *times))
