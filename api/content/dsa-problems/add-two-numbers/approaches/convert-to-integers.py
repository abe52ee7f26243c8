def add_lists(first: ListNode, second: ListNode) -> ListNode:
    total = number_in(first) + number_in(second)
    dummy = last = ListNode()
    for digit in reversed(str(total)):
        last.next = ListNode(int(digit))
        last = last.next
    return dummy.next


def number_in(node: ListNode | None) -> int:
    number, power = 0, 1
    while node is not None:
        number += node.val * power
        power *= 10
        node = node.next
    return number


print(values(add_lists(linked([2, 4, 3]), linked([5, 6, 4, 1]))))
