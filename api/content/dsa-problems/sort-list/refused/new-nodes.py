def sort_list(head: ListNode | None) -> ListNode | None:
    return linked(sorted(values(head)))
