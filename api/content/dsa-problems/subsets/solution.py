def subsets(numbers: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    chosen: list[int] = []

    def extend(start: int) -> None:
        found.append(chosen.copy())
        for position in range(start, len(numbers)):
            chosen.append(numbers[position])
            extend(position + 1)
            chosen.pop()

    extend(0)
    return found


print(subsets([1, 2, 3]))
