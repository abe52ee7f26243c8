def copy_list(head: Node | None) -> Node | None:
    dummy = last = Node()
    node = head
    while node is not None:
        last.next = Node(node.val)
        last = last.next
        last.random = node.random
        node = node.next
    return dummy.next


example = random_list([[7, 2], [3, None], [5, 0]])
print(pairs(copy_list(example)))
