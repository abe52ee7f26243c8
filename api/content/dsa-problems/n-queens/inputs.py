def call(n, random):
    return n_queens, random.randint(1, min(n, 7))
