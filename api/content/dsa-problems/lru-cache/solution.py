class Node:
    def __init__(self, key: int, value: int):
        self.key = key
        self.value = value
        self.before = self.after = self


class LRUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.nodes: dict[int, Node] = {}
        # A ring: after the sentinel comes the oldest, before it the newest.
        self.sentinel = Node(-1, -1)

    def get(self, key: int) -> int:
        if key not in self.nodes:
            return -1
        node = self.nodes[key]
        self.unlink(node)
        self.append(node)
        return node.value

    def put(self, key: int, value: int) -> None:
        if key in self.nodes:
            node = self.nodes[key]
            node.value = value
            self.unlink(node)
        else:
            node = self.nodes[key] = Node(key, value)
        self.append(node)
        if len(self.nodes) > self.capacity:
            oldest = self.sentinel.after
            self.unlink(oldest)
            del self.nodes[oldest.key]

    def unlink(self, node: Node) -> None:
        node.before.after = node.after
        node.after.before = node.before

    def append(self, node: Node) -> None:
        newest = self.sentinel.before
        newest.after = self.sentinel.before = node
        node.before, node.after = newest, self.sentinel


start = [("put", 1, 10), ("put", 2, 20), ("get", 1), ("put", 3, 30)]
print(calls(LRUCache(2), *start, ("get", 2), ("get", 3)))
