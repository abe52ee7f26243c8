def call(n, random):
    columns = random.randint(1, 6)
    matrix = [random.choices((0, 1), (1, 5), k=columns) for _ in range(n)]
    matrix[random.randrange(n)][random.randrange(columns)] = 0
    return nearest_zeros, matrix
