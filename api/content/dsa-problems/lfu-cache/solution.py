class Node:
    def __init__(self, key: int, value: int):
        self.key = key
        self.value = value
        self.uses = 1
        self.before = self.after = self


class LFUCache:
    def __init__(self, capacity: int):
        self.capacity = capacity
        self.nodes: dict[int, Node] = {}
        # A ring for each number of uses: after its sentinel comes the oldest.
        self.rings: dict[int, Node] = {}
        self.fewest = 1

    def get(self, key: int) -> int:
        if key not in self.nodes:
            return -1
        node = self.nodes[key]
        self.use(node)
        return node.value

    def put(self, key: int, value: int) -> None:
        if key in self.nodes:
            self.nodes[key].value = value
            self.use(self.nodes[key])
            return
        if len(self.nodes) == self.capacity:
            oldest = self.rings[self.fewest].after
            self.unlink(oldest)
            del self.nodes[oldest.key]
        self.nodes[key] = Node(key, value)
        self.append(self.nodes[key])
        self.fewest = 1

    def use(self, node: Node) -> None:
        self.unlink(node)
        # The last node with the fewest uses takes one more.
        if node.uses == self.fewest and node.uses not in self.rings:
            self.fewest += 1
        node.uses += 1
        self.append(node)

    def unlink(self, node: Node) -> None:
        node.before.after = node.after
        node.after.before = node.before
        sentinel = self.rings[node.uses]
        if sentinel.after is sentinel:
            del self.rings[node.uses]

    def append(self, node: Node) -> None:
        if node.uses not in self.rings:
            self.rings[node.uses] = Node(-1, -1)
        sentinel = self.rings[node.uses]
        newest = sentinel.before
        newest.after = sentinel.before = node
        node.before, node.after = newest, sentinel


start = [("put", 5, 50), ("put", 8, 80), ("get", 5), ("get", 5), ("get", 8)]
print(calls(LFUCache(2), *start, ("put", 9, 90), ("get", 8), ("get", 5)))
