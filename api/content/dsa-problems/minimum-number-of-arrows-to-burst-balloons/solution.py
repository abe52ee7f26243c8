from math import inf


def fewest_arrows(balloons: list[list[int]]) -> int:
    arrows = 0
    last = -inf  # where the last arrow was shot
    for start, end in sorted(balloons, key=lambda balloon: balloon[1]):
        if start > last:
            arrows += 1
            last = end
    return arrows


print(fewest_arrows([[1, 5], [4, 9], [11, 14], [5, 6], [13, 20]]))
