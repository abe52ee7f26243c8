def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    found: set[tuple[int, ...]] = set()
    chosen: list[int] = []

    def extend(remaining: int) -> None:
        if remaining == 0:
            found.add(tuple(sorted(chosen)))
            return
        for candidate in candidates:
            if candidate <= remaining:
                chosen.append(candidate)
                extend(remaining - candidate)
                chosen.pop()

    extend(target)
    return [list(combination) for combination in sorted(found)]


print(combination_sum([5, 2, 3], 8))
