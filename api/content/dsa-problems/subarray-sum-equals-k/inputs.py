def call(n, random):
    return count_subarrays, [random.randint(-2, 2) for _ in range(n)], random.randint(-2, 2)
