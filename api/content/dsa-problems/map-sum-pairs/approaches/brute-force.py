class MapSum:
    def __init__(self):
        self.values: dict[str, int] = {}

    def insert(self, key: str, value: int) -> None:
        self.values[key] = value

    def sum_of(self, prefix: str) -> int:
        return sum(value for key, value in self.values.items() if key.startswith(prefix))


example = [("insert", "cart", 3), ("sum_of", "car"), ("insert", "car", 1), ("sum_of", "car")]
print(calls(MapSum(), ("insert", "car", 4), *example))
