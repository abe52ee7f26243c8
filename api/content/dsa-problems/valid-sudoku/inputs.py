def call(n, random):
    """Some cells of a board that is valid, of which one may be changed."""
    order = random.sample("123456789", 9)
    board = [
        [order[(3 * (row % 3) + row // 3 + column) % 9] for column in range(9)]
        for row in range(9)
    ]
    for row in board:
        for column in random.sample(range(9), 9 - n // 2):
            row[column] = "."
    if random.random() < 0.7:
        board[random.randrange(9)][random.randrange(9)] = random.choice(order)
    return is_valid_sudoku, ["".join(row) for row in board]
