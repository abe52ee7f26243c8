def is_palindrome(head: ListNode | None) -> bool:
    left = head

    def compare(node: ListNode | None) -> bool:
        nonlocal left
        if node is None:
            return True
        if not compare(node.next) or left.val != node.val:
            return False
        left = left.next
        return True

    return compare(head)
