def combination_sum(candidates: list[int], target: int) -> list[list[int]]:
    numbers = sorted(candidates)
    found: list[list[int]] = []
    chosen: list[int] = []

    def extend(start: int, remaining: int) -> None:
        if remaining == 0:
            found.append(chosen.copy())
            return
        for index in range(start, len(numbers)):
            number = numbers[index]
            if number > remaining:
                break
            if index > start and number == numbers[index - 1]:
                continue  # already tried at this place
            chosen.append(number)
            extend(index + 1, remaining - number)
            chosen.pop()

    extend(0, target)
    return found


print(combination_sum([3, 1, 5, 1, 6, 2], 7))
