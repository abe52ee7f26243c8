def fewest_jumps(jumps: list[int]) -> int:
    count = level_end = farthest = 0
    for index in range(len(jumps) - 1):
        farthest = max(farthest, index + jumps[index])
        if index == level_end:
            count += 1
            level_end = farthest
    return count


print(fewest_jumps([2, 4, 1, 1, 3, 1]))
