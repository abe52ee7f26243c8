def call(n, random):
    """No two numbers are equally frequent, so that only one answer is right."""
    counts = zip(random.sample(range(-9, 10), 3), random.sample(range(1, n + 2), 3))
    numbers = [number for number, count in counts for _ in range(count)]
    random.shuffle(numbers)
    return top_k_frequent, numbers, random.randint(1, 3)
