def find_duplicate(numbers: list[int]) -> int:
    for first in range(len(numbers)):
        for second in range(first + 1, len(numbers)):
            if numbers[first] == numbers[second]:
                return numbers[first]
    raise ValueError("all numbers are different")


print(find_duplicate([2, 4, 1, 3, 3]))
