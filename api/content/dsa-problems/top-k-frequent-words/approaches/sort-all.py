from collections import Counter


def top_k_frequent(words: list[str], k: int) -> list[str]:
    count_of = Counter(words)
    return sorted(count_of, key=lambda word: (-count_of[word], word))[:k]


words = ["tea", "rye", "fig", "rye", "tea", "oat"]
print(top_k_frequent(words, 3))
