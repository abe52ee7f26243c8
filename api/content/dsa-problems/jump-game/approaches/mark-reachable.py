def can_jump(jumps: list[int]) -> bool:
    reachable = [False] * len(jumps)
    reachable[0] = True
    for index, jump in enumerate(jumps):
        if not reachable[index]:
            continue
        farthest = min(index + jump, len(jumps) - 1)
        for target in range(index + 1, farthest + 1):
            reachable[target] = True
    return reachable[-1]


print(can_jump([3, 0, 2, 0, 1, 4]))
