def call(n, random):
    """Two trees, which differ in one entry or not at all."""
    items = [1, *(random.choice((1, 2, None)) for _ in range(n))]
    others = list(items)
    if random.random() < 0.5:
        others[random.randrange(n)] = random.choice((1, 2, None))
    return is_same_tree, tree(items), tree(others)
