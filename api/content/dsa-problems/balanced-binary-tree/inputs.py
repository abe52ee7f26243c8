def call(n, random):
    items = [random.choice((1, 1, 1, 1, None)) for _ in range(n)]
    return is_balanced, tree([1, *items])
