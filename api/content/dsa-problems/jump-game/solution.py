def can_jump(jumps: list[int]) -> bool:
    farthest = 0
    for index, jump in enumerate(jumps):
        if index > farthest:
            return False
        farthest = max(farthest, index + jump)
    return True


print(can_jump([3, 0, 2, 0, 1, 4]))
