def character_replacement(text: str, k: int) -> int:
    """Return the length of the longest substring that can become one letter.

    At most k of its characters may be replaced.
    character_replacement("ABBA", 1) is 3.
    """
    pass


print(character_replacement("ABCABBB", 2))
