def call(n, random):
    left = random.choices(range(-2, 3), k=random.randrange(n))
    right = random.choices(range(-2, 3), k=random.randrange(n))
    if random.random() < 0.5:
        right.append(sum(left) - sum(right))
    return pivot_index, [*left, random.randint(-2, 2), *right]
