def call(n, random):
    return longest_ones, [random.randrange(2) for _ in range(n)], random.randrange(n)
