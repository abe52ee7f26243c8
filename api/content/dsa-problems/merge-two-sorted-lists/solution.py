def merge_lists(
    first: ListNode | None, second: ListNode | None
) -> ListNode | None:
    placeholder = ListNode()
    end = placeholder
    while first is not None and second is not None:
        if first.val <= second.val:
            end.next, first = first, first.next
        else:
            end.next, second = second, second.next
        end = end.next
    end.next = first if first is not None else second
    return placeholder.next


print(values(merge_lists(linked([1, 4, 6]), linked([2, 4, 9]))))
