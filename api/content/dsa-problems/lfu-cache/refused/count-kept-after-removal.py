class LFUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.values: dict[int, int] = {}
        self.uses: dict[int, int] = {}
        self.last_use: dict[int, int] = {}
        self.time = 0

    def get(self, key: int) -> int:
        if key not in self.values:
            return -1
        self.use(key)
        return self.values[key]

    def put(self, key: int, value: int) -> None:
        if key not in self.values and len(self.values) == self.capacity:
            rarest = min(self.values, key=lambda k: (self.uses[k], self.last_use[k]))
            del self.values[rarest]
        self.values[key] = value
        self.use(key)

    def use(self, key: int) -> None:
        self.time += 1
        self.uses[key] = self.uses.get(key, 0) + 1
        self.last_use[key] = self.time
