def fewest_arrows(balloons: list[list[int]]) -> int:
    arrows = 0
    left = balloons
    while left:
        arrow = min(end for _, end in left)
        arrows += 1
        left = [balloon for balloon in left if balloon[0] > arrow]
    return arrows


print(fewest_arrows([[1, 5], [4, 9], [11, 14], [5, 6], [13, 20]]))
