def is_happy(number: int) -> bool:
    seen: set[int] = set()
    while number != 1:
        if number in seen:
            return False
        seen.add(number)
        number = sum(int(digit) ** 2 for digit in str(number))
    return True


print(is_happy(23))
