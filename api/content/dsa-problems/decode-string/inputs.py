def packed(depth, random):
    """A packed string with brackets up to this depth."""
    parts = []
    for _ in range(random.randrange(3)):
        parts.append(random.choice("abc"))
        if depth > 0 and random.random() < 0.7:
            parts.append(f"{random.choice((1, 2, 10))}[{packed(depth - 1, random)}]")
    return "".join(parts)


def call(n, random):
    return decode_string, "a" + packed(n % 4, random)
