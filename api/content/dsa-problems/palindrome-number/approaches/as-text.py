def is_palindrome(number: int) -> bool:
    text = str(number)
    return text == text[::-1]


print(is_palindrome(36063))
