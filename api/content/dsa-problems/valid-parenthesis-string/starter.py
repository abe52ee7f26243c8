def can_be_balanced(text: str) -> bool:
    """Return True if the parentheses can be balanced.

    Each * may stand for (, for ) or for nothing.
    can_be_balanced("(*") is True, and can_be_balanced("*(") is False.
    """
    pass


print(can_be_balanced("(*))(*"))
