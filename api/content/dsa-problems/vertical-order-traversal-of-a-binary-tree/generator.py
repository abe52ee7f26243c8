# More nodes would make a path that's longer than the statement allows.
LARGEST = 7_500


def call(n, random):
    """Sixteen chains below a small full tree, half of them to each side: many columns."""
    items: list[int | None] = [random.randrange(1_000) for _ in range(min(n, 31))]
    for at in range(n - 31):
        value = random.randrange(1_000)
        items += (value, None) if at % 16 < 8 else (None, value)
    return vertical_order, tree(items)
