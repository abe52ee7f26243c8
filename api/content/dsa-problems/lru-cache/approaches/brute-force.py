class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values: dict[int, int] = {}
        self.last_use: dict[int, int] = {}
        self.time = 0

    def get(self, key: int) -> int:
        self.time += 1
        if key in self.values:
            self.last_use[key] = self.time
        return self.values.get(key, -1)

    def put(self, key: int, value: int) -> None:
        self.time += 1
        self.values[key] = value
        self.last_use[key] = self.time
        if len(self.values) > self.capacity:
            oldest = min(self.last_use, key=lambda k: self.last_use[k])
            del self.values[oldest], self.last_use[oldest]


start = [("put", 1, 10), ("put", 2, 20), ("get", 1), ("put", 3, 30)]
print(calls(LRUCache(2), *start, ("get", 2), ("get", 3)))
