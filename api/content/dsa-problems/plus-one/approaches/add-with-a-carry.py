def plus_one(digits: list[int]) -> list[int]:
    carry = 1
    backwards: list[int] = []
    for digit in reversed(digits):
        carry, last = divmod(digit + carry, 10)
        backwards.append(last)
    if carry:
        backwards.append(carry)
    return backwards[::-1]


print(plus_one([3, 6, 9, 9]))
