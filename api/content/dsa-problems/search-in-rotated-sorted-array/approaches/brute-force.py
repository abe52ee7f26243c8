def search(numbers: list[int], target: int) -> int:
    for position, number in enumerate(numbers):
        if number == target:
            return position
    return -1


print(search([8, 11, 15, 1, 4, 6], 4))
