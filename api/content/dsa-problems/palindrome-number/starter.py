def is_palindrome(number: int) -> bool:
    """Return True if the number reads the same from both sides.

    A negative number doesn't. is_palindrome(242) is True.
    """
    pass


print(is_palindrome(36063))
