def call(n, random):
    return count_islands, ["".join(random.choices("01", k=n)) for _ in range(n)]
