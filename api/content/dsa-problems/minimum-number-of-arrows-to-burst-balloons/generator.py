def call(n, random):
    """No two balloons overlap, so each takes an arrow."""
    balloons = [[3 * at, 3 * at + 1] for at in range(n)]
    random.shuffle(balloons)
    return fewest_arrows, balloons
