def plus_one(digits: list[int]) -> list[int]:
    digits = digits.copy()
    for index in reversed(range(len(digits))):
        if digits[index] < 9:
            digits[index] += 1
            return digits
        digits[index] = 0
    return [1] + digits


print(plus_one([3, 6, 9, 9]))
