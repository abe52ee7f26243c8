def fewest_arrows(balloons: list[list[int]]) -> int:
    """Return the smallest number of arrows that bursts all balloons.

    An arrow at x bursts each balloon with start <= x <= end.
    """
    pass


print(fewest_arrows([[1, 5], [4, 9], [11, 14], [5, 6], [13, 20]]))
