import heapq


class KthLargest:
    def __init__(self, k: int, numbers: list[int]):
        self.k = k
        self.largest = list(numbers)  # a heap, smallest at the root
        heapq.heapify(self.largest)
        while len(self.largest) > k:
            heapq.heappop(self.largest)

    def add(self, number: int) -> int:
        if len(self.largest) < self.k:
            heapq.heappush(self.largest, number)
        elif number > self.largest[0]:
            heapq.heapreplace(self.largest, number)
        return self.largest[0]


steps = [("add", 4), ("add", 10), ("add", 1)]
print(calls(KthLargest(3, [5, 8, 2, 9]), *steps))
