def plus_one(digits: list[int]) -> list[int]:
    number = int("".join(map(str, digits)))
    return [int(digit) for digit in str(number + 1)]


print(plus_one([3, 6, 9, 9]))
