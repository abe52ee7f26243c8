def add_lists(first: ListNode, second: ListNode) -> ListNode:
    one, other = digits_of(first), digits_of(second)
    places = max(len(one), len(other)) + 1
    one += [0] * (places - len(one))
    other += [0] * (places - len(other))
    digits: list[int] = []
    carry = 0
    for a, b in zip(one, other):
        carry, digit = divmod(a + b + carry, 10)
        digits.append(digit)
    if digits[-1] == 0 and len(digits) > 1:
        digits.pop()
    dummy = last = ListNode()
    for digit in digits:
        last.next = ListNode(digit)
        last = last.next
    return dummy.next


def digits_of(node: ListNode | None) -> list[int]:
    digits: list[int] = []
    while node is not None:
        digits.append(node.val)
        node = node.next
    return digits


print(values(add_lists(linked([2, 4, 3]), linked([5, 6, 4, 1]))))
