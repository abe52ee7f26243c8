def sorted_squares(numbers: list[int]) -> list[int]:
    squares = [number**2 for number in numbers]
    return squares if numbers[0] >= 0 else squares[::-1]
