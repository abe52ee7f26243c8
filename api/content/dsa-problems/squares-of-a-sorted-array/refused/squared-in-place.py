def sorted_squares(numbers: list[int]) -> list[int]:
    return [number**2 for number in numbers]
