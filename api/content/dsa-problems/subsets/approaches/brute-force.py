def subsets(numbers: list[int]) -> list[list[int]]:
    found: list[list[int]] = []

    def extend(chosen: list[int]) -> None:
        subset = [number for number in numbers if number in chosen]
        if subset not in found:
            found.append(subset)
        for number in numbers:
            if number not in chosen:
                extend([*chosen, number])

    extend([])
    return found


print(subsets([1, 2, 3]))
