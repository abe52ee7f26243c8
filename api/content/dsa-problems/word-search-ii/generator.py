def call(n, random):
    board = ["".join(random.choices("abcd", k=n)) for _ in range(n)]
    words = {"".join(random.choices("abcd", k=6)) for _ in range(50)}
    return find_words, board, sorted(words)
