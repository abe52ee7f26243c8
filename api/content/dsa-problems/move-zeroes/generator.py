def call(n, random):
    return move_zeroes, [i % 2 and i for i in range(n)]
