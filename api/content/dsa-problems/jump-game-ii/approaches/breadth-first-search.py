def fewest_jumps(jumps: list[int]) -> int:
    count = 0
    level = [0]
    reached = {0}
    while len(jumps) - 1 not in reached:
        following = []
        for index in level:
            for landing in range(index + 1, min(index + jumps[index] + 1, len(jumps))):
                if landing not in reached:
                    reached.add(landing)
                    following.append(landing)
        level = following
        count += 1
    return count


print(fewest_jumps([2, 4, 1, 1, 3, 1]))
