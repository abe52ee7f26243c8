class MapSum:
    def __init__(self):
        self.values: dict[str, int] = {}
        self.totals: dict[str, int] = {}

    def insert(self, key: str, value: int) -> None:
        change = value - self.values.get(key, 0)
        self.values[key] = value
        for end in range(1, len(key) + 1):
            prefix = key[:end]
            self.totals[prefix] = self.totals.get(prefix, 0) + change

    def sum_of(self, prefix: str) -> int:
        return self.totals.get(prefix, 0)


example = [("insert", "cart", 3), ("sum_of", "car"), ("insert", "car", 1), ("sum_of", "car")]
print(calls(MapSum(), ("insert", "car", 4), *example))
