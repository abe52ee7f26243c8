def is_palindrome(head: ListNode | None) -> bool:
    slow = fast = head
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
    last = reverse(slow)
    left, right = head, last
    while right is not None and left.val == right.val:
        left, right = left.next, right.next
    # The caller gets the list as it was.
    reverse(last)
    return right is None


def reverse(head: ListNode | None) -> ListNode | None:
    before = None
    while head is not None:
        head.next, before, head = before, head, head.next
    return before


print(is_palindrome(linked([4, 7, 7, 4])))
