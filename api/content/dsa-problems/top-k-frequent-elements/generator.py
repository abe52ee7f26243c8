def call(n, random):
    """Half as many different numbers, some more frequent than others, and at least ten."""
    numbers = [random.randrange(random.randrange(1, n + 1)) for _ in range(n)]
    return top_k_frequent, [*range(10), *numbers], 10
