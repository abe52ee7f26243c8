class Node:
    """One node of a linked list that also refers to any of its nodes."""

    def __init__(
        self,
        val: int = 0,
        next: "Node | None" = None,
        random: "Node | None" = None,
    ):
        self.val = val
        self.next = next
        self.random = random


def random_list(items: list[list]) -> Node | None:
    """The first node of a list given as values and indices.

    random_list([[7, None], [8, 0]]) has two nodes: 7, whose random is None,
    and 8, whose random is the node at index 0.
    """
    nodes = [Node(val) for val, _ in items]
    for node, following in zip(nodes, nodes[1:]):
        node.next = following
    for node, (_, index) in zip(nodes, items):
        node.random = None if index is None else nodes[index]
    return nodes[0] if nodes else None


def nodes_of(head: Node | None) -> list[Node]:
    """The nodes from this one to the end of its list."""
    found: list[Node] = []
    seen: set[int] = set()
    while head is not None:
        if id(head) in seen:
            raise ValueError("this list never ends: a node points back")
        seen.add(id(head))
        found.append(head)
        head = head.next
    return found


def pairs(head: Node | None) -> list[list]:
    """Values and indices of a list, as random_list() takes them.

    If random leads to a node outside of the list, "elsewhere" is in place of
    the index.
    """
    nodes = nodes_of(head)
    index_of: dict[int, int | None] = {id(None): None}
    index_of.update({id(node): index for index, node in enumerate(nodes)})
    return [
        [node.val, index_of.get(id(node.random), "elsewhere")] for node in nodes
    ]


def share_nodes(first: Node | None, second: Node | None) -> bool:
    """Whether two lists have a node in common."""
    nodes = {id(node) for node in nodes_of(first)}
    return not nodes.isdisjoint(id(node) for node in nodes_of(second))
