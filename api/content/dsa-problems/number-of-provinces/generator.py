LARGEST = 500


def call(n, random):
    """A single province: a long road from town to town, in mixed order."""
    towns = random.sample(range(n), n)
    joined = [[int(one == other) for other in range(n)] for one in range(n)]
    for one, other in zip(towns, towns[1:]):
        joined[one][other] = joined[other][one] = 1
    return count_provinces, joined
