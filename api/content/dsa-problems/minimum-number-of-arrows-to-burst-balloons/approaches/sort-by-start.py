def fewest_arrows(balloons: list[list[int]]) -> int:
    ordered = sorted(balloons)
    arrows, group_end = 1, ordered[0][1]
    for start, end in ordered:
        if start > group_end:
            arrows += 1
            group_end = end
        else:
            group_end = min(group_end, end)
    return arrows


print(fewest_arrows([[1, 5], [4, 9], [11, 14], [5, 6], [13, 20]]))
