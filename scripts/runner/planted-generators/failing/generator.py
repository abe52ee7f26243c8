def call(n, random):
    return total, ["a"] * n
