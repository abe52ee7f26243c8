def longest_valid(text: str) -> int:
    """Return the length of the longest substring whose parentheses match.

    If there is none but the empty string, return 0.
    longest_valid("(()") is 2.
    """
    pass


print(longest_valid(")()(())("))
