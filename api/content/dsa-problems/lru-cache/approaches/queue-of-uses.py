from collections import deque


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values: dict[int, int] = {}
        self.last_use: dict[int, int] = {}
        self.uses: deque[tuple[int, int]] = deque()
        self.time = 0

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        self.values[key] = value
        self.use(key)
        if len(self.values) > self.capacity:
            self.remove_oldest()

    def use(self, key: int) -> None:
        self.time += 1
        self.last_use[key] = self.time
        self.uses.append((key, self.time))

    def remove_oldest(self) -> None:
        key, time = self.uses.popleft()
        while self.last_use.get(key) != time:
            key, time = self.uses.popleft()  # it was used again later
        del self.values[key], self.last_use[key]


start = [("put", 1, 10), ("put", 2, 20), ("get", 1), ("put", 3, 30)]
print(calls(LRUCache(2), *start, ("get", 2), ("get", 3)))
