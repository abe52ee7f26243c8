def call(n, random):
    candidates = list(range(2, n + 1))
    random.shuffle(candidates)
    return combination_sum, candidates, n
