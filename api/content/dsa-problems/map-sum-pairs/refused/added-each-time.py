class MapSum:
    def __init__(self):
        self.totals: dict[str, int] = {}

    def insert(self, key: str, value: int) -> None:
        for end in range(1, len(key) + 1):
            self.totals[key[:end]] = self.totals.get(key[:end], 0) + value

    def sum_of(self, prefix: str) -> int:
        return self.totals.get(prefix, 0)
