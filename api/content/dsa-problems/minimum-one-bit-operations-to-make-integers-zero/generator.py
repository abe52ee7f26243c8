def call(n, random):
    return minimum_operations, n
