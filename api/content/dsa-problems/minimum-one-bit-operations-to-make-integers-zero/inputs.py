def call(n, random):
    return minimum_operations, random.randrange(2**n)
