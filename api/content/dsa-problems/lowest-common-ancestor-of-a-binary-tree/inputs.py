def call(n, random):
    numbers = random.sample(range(-20, 20), n)
    root = TreeNode(numbers[0])
    nodes = [root]
    while len(nodes) < n:
        parent, side = random.choice(nodes), random.choice(("left", "right"))
        if getattr(parent, side) is None:
            child = TreeNode(numbers[len(nodes)])
            setattr(parent, side, child)
            nodes.append(child)
    return lowest_common_ancestor, root, random.choice(numbers), random.choice(numbers)
