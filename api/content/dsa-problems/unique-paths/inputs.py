def call(n, random):
    return unique_paths, random.randint(1, n), random.randint(1, 8)
