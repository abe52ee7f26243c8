def is_palindrome(text: str) -> bool:
    """Return whether text reads the same in both directions.

    Only letters and digits count, and case doesn't matter.
    is_palindrome("A, b: a") is True.
    """
    pass


print(is_palindrome("Was it a car, or a cat I saw?"))
