def call(n, random):
    numbers = [random.randrange(n) for _ in range(min(n, 6))]
    if random.random() < 0.2:
        numbers.sort(reverse=True)
    return next_permutation, numbers
