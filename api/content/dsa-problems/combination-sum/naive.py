def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    found: list[list[int]] = []

    def extend(chosen: list[int], remaining: int) -> None:
        if remaining == 0:
            combination = sorted(chosen)
            if combination not in found:
                found.append(combination)
            return
        for candidate in candidates:
            if candidate <= remaining:
                extend([*chosen, candidate], remaining - candidate)

    extend([], target)
    return found


print(combination_sum([5, 2, 3], 8))
