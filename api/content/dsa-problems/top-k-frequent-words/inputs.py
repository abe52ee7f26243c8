def call(n, random):
    words = [random.choice(("a", "b", "ab", "ba", "c")) for _ in range(n)]
    return top_k_frequent, words, random.randint(1, len(set(words)))
