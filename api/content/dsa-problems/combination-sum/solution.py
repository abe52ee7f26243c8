def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    candidates = sorted(candidates)
    found: list[list[int]] = []
    chosen: list[int] = []

    def extend(start: int, remaining: int) -> None:
        if remaining == 0:
            found.append(chosen.copy())
            return
        for position in range(start, len(candidates)):
            candidate = candidates[position]
            if candidate > remaining:
                break  # so are all after it
            chosen.append(candidate)
            extend(position, remaining - candidate)  # it may be reused
            chosen.pop()

    extend(0, target)
    return found


print(combination_sum([5, 2, 3], 8))
