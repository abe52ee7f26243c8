def move_zeroes(numbers: list[int]) -> list[int]:
    left, right = 0, len(numbers) - 1
    while left < right:
        if numbers[left] != 0:
            left += 1
        elif numbers[right] == 0:
            right -= 1
        else:
            numbers[left], numbers[right] = numbers[right], 0
    return numbers
