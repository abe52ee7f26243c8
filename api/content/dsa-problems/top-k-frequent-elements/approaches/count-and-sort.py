from collections import Counter


def top_k_frequent(numbers: list[int], k: int) -> list[int]:
    counts = Counter(numbers)
    by_count = sorted(counts, key=lambda number: counts[number], reverse=True)
    return by_count[:k]


print(top_k_frequent([4, 1, 4, 2, 2, 4, 3], 2))
