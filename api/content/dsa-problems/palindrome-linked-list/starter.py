def is_palindrome(head: ListNode | None) -> bool:
    """Return whether the values of a list read the same backwards.

    A node has val and next. Leave the list as it was.
    is_palindrome(linked([4, 7])) is False.
    """
    pass


print(is_palindrome(linked([4, 7, 7, 4])))
