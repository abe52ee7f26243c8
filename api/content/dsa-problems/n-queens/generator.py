def call(n, random):
    return n_queens, n
