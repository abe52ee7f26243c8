def top_k_frequent(words: list[str], k: int) -> list[str]:
    left = set(words)
    found = []
    for _ in range(k):
        best = min(left, key=lambda word: (-words.count(word), word))
        left.remove(best)
        found.append(best)
    return found


words = ["tea", "rye", "fig", "rye", "tea", "oat"]
print(top_k_frequent(words, 3))
