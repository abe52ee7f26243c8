def call(n, random):
    board = ["".join(random.choices("aab", k=3)) for _ in range(3)]
    return exist, board, "".join(random.choices("ab", k=random.randint(1, n)))
