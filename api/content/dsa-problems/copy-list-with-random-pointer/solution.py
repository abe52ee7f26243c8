def copy_list(head: Node | None) -> Node | None:
    copies: dict[Node, Node] = {}
    node = head
    while node is not None:
        copies[node] = Node(node.val)
        node = node.next

    node = head
    while node is not None:
        copies[node].next = copies.get(node.next)
        copies[node].random = copies.get(node.random)
        node = node.next
    return copies.get(head)


example = random_list([[7, 2], [3, None], [5, 0]])
print(pairs(copy_list(example)))
