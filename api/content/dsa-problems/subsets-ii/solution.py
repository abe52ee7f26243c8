def distinct_subsets(numbers: list[int]) -> list[list[int]]:
    numbers = sorted(numbers)
    found: list[list[int]] = []
    chosen: list[int] = []

    def extend(start: int) -> None:
        found.append(chosen.copy())
        for index in range(start, len(numbers)):
            if index > start and numbers[index] == numbers[index - 1]:
                continue  # the branch before this one had the same number
            chosen.append(numbers[index])
            extend(index + 1)
            chosen.pop()

    extend(0)
    return found


print(distinct_subsets([2, 1, 2]))
