def is_palindrome(head: ListNode | None) -> bool:
    before = None
    node = head
    while node is not None:
        node.next, before, node = before, node, node.next
    left, right = head, before
    while left is not None and right is not None:
        if left.val != right.val:
            return False
        left, right = left.next, right.next
    return True


print(is_palindrome(linked([4, 7, 7, 4])))
