def is_palindrome(head: ListNode | None) -> bool:
    length = 0
    node = head
    while node is not None:
        length += 1
        node = node.next
    left = head
    for position in range(length // 2):
        right = head
        for _ in range(length - 1 - position):
            right = right.next
        if left.val != right.val:
            return False
        left = left.next
    return True


print(is_palindrome(linked([4, 7, 7, 4])))
