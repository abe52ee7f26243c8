def detect_cycle(head: ListNode | None) -> ListNode | None:
    slow = fast = head
    while fast is not None and fast.next is not None:
        slow = slow.next
        fast = fast.next.next
        if slow is fast:
            # From here, it's as far to the entry as from the first node.
            walk = head
            while walk is not slow:
                walk = walk.next
                slow = slow.next
            return walk
    return None


entry = detect_cycle(linked([3, 6, 2, 9], back_to=1))
print(entry and entry.val)
