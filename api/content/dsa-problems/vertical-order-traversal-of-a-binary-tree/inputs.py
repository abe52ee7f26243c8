def call(n, random):
    items = [random.randrange(5)]
    while len(items) < n:
        items += random.choice(((1, 0), (2, None), (None, 3), (4, 2)))
    return vertical_order, tree(items)
