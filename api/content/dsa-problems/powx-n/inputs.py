def call(n, random):
    """Halves and quarters, whose powers are exact."""
    return power, random.choice((-2.0, -0.5, 0.25, 1.0, 3.0)), random.randint(-n, n)
