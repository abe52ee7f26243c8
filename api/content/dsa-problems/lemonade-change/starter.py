def can_serve_all(notes: list[int]) -> bool:
    """Return True if every customer can be served with exact change.

    A cup costs 5. can_serve_all([5, 10]) is True.
    """
    pass


print(can_serve_all([5, 10, 5, 10, 20]))
