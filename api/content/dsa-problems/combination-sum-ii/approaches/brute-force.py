def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    numbers = sorted(candidates)
    found: set[tuple[int, ...]] = set()

    def extend(start: int, chosen: tuple[int, ...]) -> None:
        if sum(chosen) == target:
            found.add(chosen)
        for index in range(start, len(numbers)):
            if sum(chosen) + numbers[index] <= target:
                extend(index + 1, (*chosen, numbers[index]))

    extend(0, ())
    return [list(combination) for combination in sorted(found)]


print(combination_sum([3, 1, 5, 1, 6, 2], 7))
