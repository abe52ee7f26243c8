from collections import Counter
from heapq import nsmallest


def top_k_frequent(words: list[str], k: int) -> list[str]:
    count_of = Counter(words)
    # It keeps a heap of k words, and returns them in order.
    return nsmallest(k, count_of, key=lambda word: (-count_of[word], word))


words = ["tea", "rye", "fig", "rye", "tea", "oat"]
print(top_k_frequent(words, 3))
