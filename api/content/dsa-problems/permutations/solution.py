def permute(numbers: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    chosen: list[int] = []
    used = [False] * len(numbers)

    def fill_next_place() -> None:
        if len(chosen) == len(numbers):
            found.append(chosen.copy())
            return
        for position, number in enumerate(numbers):
            if used[position]:
                continue
            used[position] = True
            chosen.append(number)
            fill_next_place()
            chosen.pop()
            used[position] = False

    fill_next_place()
    return found


print(permute([1, 2, 3]))
