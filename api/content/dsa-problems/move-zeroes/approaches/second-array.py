def move_zeroes(numbers: list[int]) -> list[int]:
    packed = [number for number in numbers if number != 0]
    packed += [0] * (len(numbers) - len(packed))
    numbers[:] = packed
    return numbers


print(move_zeroes([0, 5, 0, -3, 8]))
