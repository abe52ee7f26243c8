def is_palindrome(head: ListNode | None) -> bool:
    slow = fast = head
    while fast is not None and fast.next is not None:
        slow, fast = slow.next, fast.next.next
    before = None
    while slow is not None:
        slow.next, before, slow = before, slow, slow.next
    while before is not None:
        if head.val != before.val:
            return False
        head, before = head.next, before.next
    return True
