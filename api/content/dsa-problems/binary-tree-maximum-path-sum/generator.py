def call(n, random):
    return max_path_sum, tree([random.randrange(-100, 100) for _ in range(n)])
