def call(n, random):
    return reverse_bits, random.randrange(2**32)
