def integer_root(x: int) -> int:
    low, high = 0, x
    while low < high:
        middle = (low + high) // 2
        if middle * middle <= x:
            low = middle
        else:
            high = middle - 1
    return low
