def longest_palindrome_subsequence(text: str) -> int:
    """Return the length of the longest palindromic subsequence.

    It may leave out letters. longest_palindrome_subsequence("abxa") is 3.
    """
    pass


print(longest_palindrome_subsequence("narration"))
