def call(n, random):
    roots = ["".join(random.choices("abcd", k=4)) for _ in range(50)]
    words = ["".join(random.choices("abcd", k=8)) for _ in range(n)]
    return replace_words, roots, " ".join(words)
