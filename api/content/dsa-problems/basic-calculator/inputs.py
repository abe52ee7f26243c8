def expression_of(depth, random):
    """An expression with parentheses up to this depth."""
    text = random.choice(("", "", "-"))
    for term in range(random.randint(1, 3)):
        if term > 0:
            text += random.choice((" + ", " - ", "-"))
        if depth > 0 and random.random() < 0.5:
            text += f"({expression_of(depth - 1, random)})"
        else:
            text += str(random.randrange(30))
    return text


def call(n, random):
    return calculate, expression_of(n % 4, random)
