def can_jump(jumps: list[int]) -> bool:
    def reaches_end(index: int) -> bool:
        if index == len(jumps) - 1:
            return True
        longest = min(jumps[index], len(jumps) - 1 - index)
        return any(reaches_end(index + by) for by in range(1, longest + 1))

    return reaches_end(0)


print(can_jump([3, 0, 2, 0, 1, 4]))
