def call(n, random):
    return partition, "a" * n
