def call(n, random):
    return count_bits, n
