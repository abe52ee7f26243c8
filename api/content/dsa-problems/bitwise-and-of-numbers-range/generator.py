def call(n, random):
    return range_bitwise_and, n, 2 * n - 1
