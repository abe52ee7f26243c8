def can_jump(jumps: list[int]) -> bool:
    good = [False] * len(jumps)
    good[-1] = True
    for index in range(len(jumps) - 2, -1, -1):
        good[index] = any(good[index + 1 : index + jumps[index] + 1])
    return good[0]
