def is_palindrome(number: int) -> bool:
    backwards = 0
    while number > 0:
        backwards = backwards * 10 + number % 10
        number //= 10
    return backwards == number
