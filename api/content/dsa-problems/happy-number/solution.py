def is_happy(number: int) -> bool:
    def following(n: int) -> int:
        total = 0
        while n > 0:
            n, digit = divmod(n, 10)
            total += digit * digit
        return total

    slow, fast = number, following(number)
    while fast != 1 and fast != slow:
        slow = following(slow)
        fast = following(following(fast))
    return fast == 1


print(is_happy(23))
