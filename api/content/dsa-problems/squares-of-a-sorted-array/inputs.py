def call(n, random):
    return sorted_squares, sorted(random.choices(range(-9, 10), k=n))
