def can_form_straights(hand: list[int], size: int) -> bool:
    """Return True if all cards can be put into groups of consecutive numbers.

    Each group has exactly size cards.
    can_form_straights([1, 2, 2, 3], 2) is True.
    """
    pass


print(can_form_straights([6, 3, 4, 5, 4, 5], 3))
