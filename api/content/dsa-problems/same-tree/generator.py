def call(n, random):
    items = [random.randrange(1_000) for _ in range(n)]
    return is_same_tree, tree(items), tree(items)
