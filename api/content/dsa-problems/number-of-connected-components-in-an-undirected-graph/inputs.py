def call(n, random):
    pairs = [[first, second] for second in range(n) for first in range(second)]
    return count_components, n, random.sample(pairs, random.randint(0, n // 2))
