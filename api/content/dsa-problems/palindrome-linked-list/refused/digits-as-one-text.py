def is_palindrome(head: ListNode | None) -> bool:
    text = ""
    while head is not None:
        text += str(head.val)
        head = head.next
    return text == text[::-1]
