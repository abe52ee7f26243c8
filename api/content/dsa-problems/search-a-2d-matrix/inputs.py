def call(n, random):
    rows, columns = random.randint(1, 4), random.randint(1, n)
    numbers = sorted(random.sample(range(8 * n), rows * columns))
    matrix = [numbers[row * columns : (row + 1) * columns] for row in range(rows)]
    return search_matrix, matrix, random.choice((random.choice(numbers), random.randrange(8 * n)))
