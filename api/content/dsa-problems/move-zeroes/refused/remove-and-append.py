def move_zeroes(numbers: list[int]) -> list[int]:
    for number in numbers:
        if number == 0:
            numbers.remove(0)
            numbers.append(0)
    return numbers
