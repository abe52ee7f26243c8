def call(n, random):
    words = [f"{i:b}".translate({48: "a", 49: "b"}) for i in range(n)]
    random.shuffle(words)
    return top_k_frequent, words, 10 if n > 10 else 1
