def call(n, random):
    size = min(n, 5)
    matrix = [[0] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            above = matrix[i - 1][j] if i > 0 else -5
            before = matrix[i][j - 1] if j > 0 else -5
            matrix[i][j] = max(above, before) + random.randrange(4)
    return kth_smallest, matrix, random.randint(1, size * size)
