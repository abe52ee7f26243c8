def contains_duplicate(numbers: list[int]) -> bool:
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            if numbers[first] == numbers[second]:
                return True
    return False


print(contains_duplicate([4, 7, 1, 9, 7]))
