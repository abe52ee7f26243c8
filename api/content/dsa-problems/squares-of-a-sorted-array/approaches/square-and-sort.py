def sorted_squares(numbers: list[int]) -> list[int]:
    return sorted(number**2 for number in numbers)


print(sorted_squares([-6, -1, 2, 3]))
