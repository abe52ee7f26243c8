def move_zeroes(numbers: list[int]) -> list[int]:
    numbers = sorted(numbers, key=lambda number: number == 0)
    return numbers
