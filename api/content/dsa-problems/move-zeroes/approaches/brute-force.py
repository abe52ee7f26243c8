def move_zeroes(numbers: list[int]) -> list[int]:
    changed = True
    while changed:
        changed = False
        for i in range(len(numbers) - 1):
            if numbers[i] == 0 and numbers[i + 1] != 0:
                numbers[i], numbers[i + 1] = numbers[i + 1], 0
                changed = True
    return numbers


print(move_zeroes([0, 5, 0, -3, 8]))
