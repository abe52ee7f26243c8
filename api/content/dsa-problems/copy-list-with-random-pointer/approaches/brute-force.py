def copy_list(head: Node | None) -> Node | None:
    originals: list[Node] = []
    while head is not None:
        originals.append(head)
        head = head.next
    copies = [Node(original.val) for original in originals]
    for copy, following in zip(copies, copies[1:]):
        copy.next = following
    for original, copy in zip(originals, copies):
        if original.random is not None:
            copy.random = copies[originals.index(original.random)]
    return copies[0] if copies else None


example = random_list([[7, 2], [3, None], [5, 0]])
print(pairs(copy_list(example)))
