def call(n, random):
    return plus_one, [9] * n
