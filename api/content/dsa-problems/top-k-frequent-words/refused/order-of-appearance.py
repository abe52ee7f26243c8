from collections import Counter


def top_k_frequent(words: list[str], k: int) -> list[str]:
    return [word for word, _ in Counter(words).most_common(k)]
