def call(n, random):
    return max_sliding_window, [random.randint(-9, 9) for _ in range(n)], random.randint(1, n)
