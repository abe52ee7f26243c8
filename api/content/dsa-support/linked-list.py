class ListNode:
    """One node of a singly linked list."""

    def __init__(self, val: int = 0, next: "ListNode | None" = None):
        self.val = val
        self.next = next


def linked(items: list[int], back_to: int | None = None) -> ListNode | None:
    """The first node of a list that holds the items in order.

    With back_to, the last node points back to the node at that index.
    """
    nodes = [ListNode(item) for item in items]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    if nodes and back_to is not None:
        nodes[-1].next = nodes[back_to]
    return nodes[0] if nodes else None


def values(node: ListNode | None) -> list[int]:
    """The values from this node to the end of its list."""
    found: list[int] = []
    seen: set[int] = set()
    while node is not None:
        if id(node) in seen:
            raise ValueError("this list never ends: a node points back")
        seen.add(id(node))
        found.append(node.val)
        node = node.next
    return found
