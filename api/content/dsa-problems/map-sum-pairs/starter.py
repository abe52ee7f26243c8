class MapSum:
    """Stores integers for words and adds them up by prefix."""

    def __init__(self):
        pass

    def insert(self, key: str, value: int) -> None:
        """Store value for the word key, in place of an older one."""
        pass

    def sum_of(self, prefix: str) -> int:
        """Return the sum of the values of all words that begin with prefix."""
        pass


example = [("insert", "cart", 3), ("sum_of", "car"), ("insert", "car", 1), ("sum_of", "car")]
print(calls(MapSum(), ("insert", "car", 4), *example))
