def call(n, random):
    return largest_rectangle, list(range(1, n + 1))
