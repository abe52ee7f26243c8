def call(n, random):
    return count_subarrays, [random.randint(-9, 9) for _ in range(n)], 10
