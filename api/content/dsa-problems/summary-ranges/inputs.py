def call(n, random):
    return summary_ranges, sorted(random.sample(range(-9, 10), random.randint(n // 2, n)))
