def call(n, random):
    return flood_fill, [[1] * n for _ in range(n)], 0, 0, 2
