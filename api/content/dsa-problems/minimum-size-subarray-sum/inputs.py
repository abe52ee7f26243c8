def call(n, random):
    numbers = [random.randint(1, 9) for _ in range(n)]
    return min_subarray_len, random.randint(1, 4 * n), numbers
