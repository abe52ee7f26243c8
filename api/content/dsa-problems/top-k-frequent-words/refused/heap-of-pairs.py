from collections import Counter
from heapq import heappop, heappush


def top_k_frequent(words: list[str], k: int) -> list[str]:
    heap = []
    for word, count in Counter(words).items():
        heappush(heap, (count, word))
        if len(heap) > k:
            heappop(heap)
    return [word for _, word in sorted(heap, key=lambda pair: (-pair[0], pair[1]))]
