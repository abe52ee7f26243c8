def call(n, random):
    return count_bits, random.randrange(n * n)
