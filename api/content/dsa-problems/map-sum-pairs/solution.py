class Node:
    def __init__(self):
        self.total = 0
        self.children: dict[str, Node] = {}


class MapSum:
    def __init__(self):
        self.root = Node()
        self.values: dict[str, int] = {}

    def insert(self, key: str, value: int) -> None:
        change = value - self.values.get(key, 0)
        self.values[key] = value
        node = self.root
        for letter in key:
            if letter not in node.children:
                node.children[letter] = Node()
            node = node.children[letter]
            node.total += change

    def sum_of(self, prefix: str) -> int:
        node = self.root
        for letter in prefix:
            if letter not in node.children:
                return 0
            node = node.children[letter]
        return node.total


example = [("insert", "cart", 3), ("sum_of", "car"), ("insert", "car", 1), ("sum_of", "car")]
print(calls(MapSum(), ("insert", "car", 4), *example))
