import heapq
from collections import Counter


def top_k_frequent(numbers: list[int], k: int) -> list[int]:
    most_frequent: list[tuple[int, int]] = []  # (count, number)
    for number, count in Counter(numbers).items():
        heapq.heappush(most_frequent, (count, number))
        if len(most_frequent) > k:
            heapq.heappop(most_frequent)  # the least frequent one
    return [number for _, number in sorted(most_frequent, reverse=True)]


print(top_k_frequent([4, 1, 4, 2, 2, 4, 3], 2))
