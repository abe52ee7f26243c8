def call(n, random):
    inside = range(1, n - 1)
    board = [
        ["O" if row in inside and column in inside else "X" for column in range(n)]
        for row in range(n)
    ]
    return capture_regions, board
