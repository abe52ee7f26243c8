def is_palindrome(head: ListNode | None) -> bool:
    found = []
    node = head
    while node is not None:
        found.append(node.val)
        node = node.next
    return found == found[::-1]


print(is_palindrome(linked([4, 7, 7, 4])))
