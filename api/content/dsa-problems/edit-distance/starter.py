def edit_distance(source: str, target: str) -> int:
    """Return the fewest operations that turn source into target.

    An operation inserts, deletes or replaces one character.
    edit_distance("cat", "cut") is 1.
    """
    pass


print(edit_distance("garden", "grade"))
