def insert_into_bst(root: TreeNode | None, value: int) -> TreeNode:
    nodes = [root] if root else []
    for node in nodes:
        nodes += [child for child in (node.left, node.right) if child is not None]
    nodes.append(TreeNode(value))
    for node in nodes:
        node.left = node.right = None
    first, *others = nodes
    for added in others:
        parent, place = None, first
        while place is not None:
            parent, place = place, place.left if added.val < place.val else place.right
        if added.val < parent.val:
            parent.left = added
        else:
            parent.right = added
    return first


print(levels(insert_into_bst(tree([12, 6, 18]), 15)))
