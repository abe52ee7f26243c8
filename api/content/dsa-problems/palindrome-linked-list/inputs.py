def call(n, random):
    """A palindrome, with one value changed or none."""
    half = [random.randrange(3) for _ in range(n // 2)]
    items = [*half, *[1] * (n % 2), *half[::-1]]
    if random.random() < 0.5:
        items[random.randrange(n)] = random.randrange(3)
    return is_palindrome, linked(items)
