def is_palindrome(number: int) -> bool:
    if number < 0 or (number % 10 == 0 and number != 0):
        return False
    half = 0
    while number > half:
        half = half * 10 + number % 10
        number //= 10
    return number == half or number == half // 10


print(is_palindrome(36063))
