def fewest_arrows(balloons: list[list[int]]) -> int:
    arrows, last = 0, float("-inf")
    for start, end in sorted(balloons):
        if start > last:
            arrows += 1
            last = end
    return arrows
