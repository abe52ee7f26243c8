def call(n, random):
    return move_zeroes, [random.choice((0, 0, 1, 2, -1)) for _ in range(n)]
