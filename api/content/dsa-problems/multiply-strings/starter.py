def multiply(first: str, second: str) -> str:
    """Return the product of two integers given as strings of digits.

    multiply("12", "5") is "60".
    """
    pass


print(multiply("27", "345"))
