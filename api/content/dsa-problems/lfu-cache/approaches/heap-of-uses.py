from heapq import heappop, heappush


class LFUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values: dict[int, int] = {}
        # Number of uses and last use of each key, and the same of all uses.
        self.latest: dict[int, tuple[int, int]] = {}
        self.heap: list[tuple[int, int, int]] = []
        self.time = 0

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        if key not in self.values and len(self.values) == self.capacity:
            self.remove_rarest()
        self.values[key] = value
        self.use(key)

    def use(self, key: int) -> None:
        self.time += 1
        uses, _ = self.latest.get(key, (0, 0))
        self.latest[key] = (uses + 1, self.time)
        heappush(self.heap, (uses + 1, self.time, key))

    def remove_rarest(self) -> None:
        uses, time, key = heappop(self.heap)
        while self.latest.get(key) != (uses, time):
            uses, time, key = heappop(self.heap)  # it was used again later
        del self.values[key], self.latest[key]


start = [("put", 5, 50), ("put", 8, 80), ("get", 5), ("get", 5), ("get", 8)]
print(calls(LFUCache(2), *start, ("put", 9, 90), ("get", 8), ("get", 5)))
