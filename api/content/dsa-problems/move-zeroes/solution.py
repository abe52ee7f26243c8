def move_zeroes(numbers: list[int]) -> list[int]:
    write = 0
    for read, number in enumerate(numbers):
        if number != 0:
            numbers[read], numbers[write] = numbers[write], number
            write += 1
    return numbers


print(move_zeroes([0, 5, 0, -3, 8]))
