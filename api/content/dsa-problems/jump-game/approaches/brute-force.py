def can_jump(jumps: list[int]) -> bool:
    last = len(jumps) - 1
    waiting = [0]
    while waiting:
        index = waiting.pop()
        if index == last:
            return True
        farthest = min(index + jumps[index], last)
        waiting.extend(range(index + 1, farthest + 1))
    return False


print(can_jump([3, 0, 2, 0, 1, 4]))
