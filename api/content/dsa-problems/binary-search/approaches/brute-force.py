def search(numbers: list[int], target: int) -> int:
    for position, number in enumerate(numbers):
        if number == target:
            return position
    return -1


print(search([-7, -2, 0, 4, 9, 15], 9))
