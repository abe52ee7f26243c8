def is_palindrome(number: int) -> bool:
    digits = str(abs(number))
    return digits == digits[::-1]


print(is_palindrome(36063))
