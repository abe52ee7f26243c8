def sorted_squares(numbers: list[int]) -> list[int]:
    squares = [0] * len(numbers)
    left, right = 0, len(numbers) - 1
    for place in range(len(numbers) - 1, -1, -1):
        if abs(numbers[left]) > abs(numbers[right]):
            squares[place] = numbers[left] ** 2
            left += 1
        else:
            squares[place] = numbers[right] ** 2
            right -= 1
    return squares


print(sorted_squares([-6, -1, 2, 3]))
