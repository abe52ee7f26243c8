def call(n, random):
    """The root of each part is any of its nodes."""
    inorder = random.sample(range(2 * n), n)
    preorder = []
    ranges = [(0, n)]
    while ranges:
        low, high = ranges.pop()
        if low < high:
            middle = random.randrange(low, high)
            preorder.append(inorder[middle])
            ranges += [(middle + 1, high), (low, middle)]
    return build_tree, preorder, inorder
