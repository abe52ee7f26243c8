def word(random):
    return "".join(random.choices("ab", k=random.randint(1, 4)))


def call(n, random):
    steps = []
    for _ in range(3 * n):
        if random.random() < 0.5:
            steps.append(("insert", word(random), random.randint(-5, 5)))
        else:
            steps.append(("sum_of", word(random)))
    return calls, MapSum(), *steps
