def call(n, random):
    greed = [random.randrange(1, 10 * n) for _ in range(n)]
    sizes = [random.randrange(1, 10 * n) for _ in range(n)]
    return find_content_children, greed, sizes
