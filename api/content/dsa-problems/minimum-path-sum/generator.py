LARGEST = 300


def call(n, random):
    return min_path_sum, [[random.randrange(100) for _ in range(n)] for _ in range(n)]
