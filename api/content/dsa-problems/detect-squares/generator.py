def call(n, random):
    """Each third point is the opposite corner of a square that is asked for."""
    squares = DetectSquares()
    for place in range(n):
        side = place // 3 + 1
        squares.add(*[(side, side), (side, 0), (0, side)][place % 3])
    return calls, squares, ("count", 0, 0)
