def reverse_list(head: ListNode | None) -> ListNode | None:
    return linked(values(head)[::-1])


print(values(reverse_list(linked([1, 2, 3, 4]))))
