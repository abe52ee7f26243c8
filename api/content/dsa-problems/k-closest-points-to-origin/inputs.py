def call(n, random):
    """No two points are equally far away, so that only one answer is right."""
    points = {x * x + y * y: [x, y] for x in range(-4, 5) for y in range(-4, 5)}
    chosen = random.sample(sorted(points.values()), n)
    return k_closest, chosen, random.randint(1, n)
