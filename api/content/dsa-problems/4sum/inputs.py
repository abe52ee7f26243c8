def call(n, random):
    numbers = [random.randint(-3, 3) for _ in range(n)]
    if n >= 4 and random.random() < 0.7:
        return four_sum, numbers, sum(random.sample(numbers, 4))
    return four_sum, numbers, random.randint(-6, 6)
