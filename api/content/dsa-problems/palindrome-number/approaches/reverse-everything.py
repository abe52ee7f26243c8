def is_palindrome(number: int) -> bool:
    if number < 0:
        return False
    left, backwards = number, 0
    while left > 0:
        backwards = backwards * 10 + left % 10
        left //= 10
    return backwards == number


print(is_palindrome(36063))
