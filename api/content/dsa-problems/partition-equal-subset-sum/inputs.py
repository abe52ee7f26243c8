def call(n, random):
    return can_partition, [random.randint(1, 2 * n) for _ in range(n)]
