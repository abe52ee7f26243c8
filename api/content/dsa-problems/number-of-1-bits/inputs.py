def call(n, random):
    return count_ones, random.randrange(2**n)
