import heapq
from itertools import islice


def kth_largest(numbers: list[int], k: int) -> int:
    largest = numbers[:k]  # the k largest so far, smallest at the root
    heapq.heapify(largest)
    for number in islice(numbers, k, None):
        if number > largest[0]:
            heapq.heapreplace(largest, number)
    return largest[0]


print(kth_largest([6, 2, 9, 4, 9, 1], 3))
