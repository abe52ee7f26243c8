from heapq import heapify, heappop, heapreplace


def merge_k_lists(lists: list[ListNode | None]) -> ListNode | None:
    # The list's number is there so that nodes are never compared.
    heap = [
        (node.val, index, node) for index, node in enumerate(lists) if node
    ]
    heapify(heap)
    dummy = last = ListNode()
    while heap:
        _, index, node = heap[0]
        last.next = node
        last = node
        if node.next is None:
            heappop(heap)
        else:
            heapreplace(heap, (node.next.val, index, node.next))
    return dummy.next


lists = [linked([1, 4, 6]), linked([2, 4]), linked([3, 9])]
print(values(merge_k_lists(lists)))
