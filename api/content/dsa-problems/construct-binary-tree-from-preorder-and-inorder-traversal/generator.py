def call(n, random):
    numbers = list(range(n))
    preorder = []
    ranges = [(0, n)]
    while ranges:
        low, high = ranges.pop()
        if low < high:
            middle = (low + high) // 2
            preorder.append(numbers[middle])
            ranges += [(middle + 1, high), (low, middle)]
    return build_tree, preorder, numbers
