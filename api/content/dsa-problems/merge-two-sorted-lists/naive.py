def merge_lists(
    first: ListNode | None, second: ListNode | None
) -> ListNode | None:
    return linked(sorted(values(first) + values(second)))


print(values(merge_lists(linked([1, 4, 6]), linked([2, 4, 9]))))
