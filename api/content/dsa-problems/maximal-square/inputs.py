def call(n, random):
    cells = "1110" if random.random() < 0.8 else "10"
    return maximal_square, ["".join(random.choices(cells, k=n)) for _ in range(n)]
