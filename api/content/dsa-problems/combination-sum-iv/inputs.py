def call(n, random):
    return count_sequences, random.sample(range(1, 8), 3), random.randint(1, n)
