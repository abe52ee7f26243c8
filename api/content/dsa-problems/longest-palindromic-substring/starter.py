def longest_palindrome(text: str) -> str:
    """Return the longest substring of text that is a palindrome.

    Of several, return the first. longest_palindrome("xabbay") is "abba".
    """
    pass


print(longest_palindrome("tartrate"))
