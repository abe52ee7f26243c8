def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    dummy = last = ListNode()
    while any(lists):
        smallest = min(
            (index for index in range(len(lists)) if lists[index]),
            key=lambda index: lists[index].val,
        )
        last.next = last = lists[smallest]
        lists[smallest] = last.next
    return dummy.next


lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])]
print(values(merge_k_lists(lists)))
