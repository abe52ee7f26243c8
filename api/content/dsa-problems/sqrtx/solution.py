def integer_root(x: int) -> int:
    low, high = 0, x
    while low < high:
        middle = (low + high + 1) // 2
        if middle <= x // middle:
            low = middle
        else:
            high = middle - 1
    return low


print(integer_root(30))
