def call(n, random):
    return can_serve_all, [5, 5] + random.choices((5, 5, 5, 10, 10, 20), k=n)
