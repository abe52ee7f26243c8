def contains_duplicate(numbers: list[int]) -> bool:
    for index, number in enumerate(numbers):
        if number in numbers[:index]:
            return True
    return False


print(contains_duplicate([4, 7, 1, 9, 7]))
