def is_valid(text: str) -> bool:
    """Return True if every bracket is closed by its kind in the right order.

    is_valid("([])") is True, and is_valid("[(])") is False.
    """
    pass


print(is_valid("{[()]()}"))
