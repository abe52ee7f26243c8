def is_happy(number: int) -> bool:
    while number > 9:
        number = sum(int(digit) ** 2 for digit in str(number))
    return number == 1


print(is_happy(23))
