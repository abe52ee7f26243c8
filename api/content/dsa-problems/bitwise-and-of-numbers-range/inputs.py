def call(n, random):
    low = random.randrange(2**n)
    return range_bitwise_and, low, low + random.randrange(n)
