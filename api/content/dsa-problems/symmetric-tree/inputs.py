def call(n, random):
    """A symmetric tree, with one entry changed or none."""
    items = [random.randrange(2)]
    width = 1
    while len(items) < n + 3:
        half = [random.choice((0, 1, 1, None)) for _ in range(width)]
        items += half + half[::-1]
        width = sum(item is not None for item in half)
        if width == 0:
            break
    if random.random() < 0.5:
        at = random.randrange(len(items))
        items[at] = 0 if items[at] is None or items[at] == 1 else 1
    return is_symmetric, tree(items)
