def integer_root(x: int) -> int:
    root = 0
    while (root + 1) * (root + 1) <= x:
        root += 1
    return root


print(integer_root(30))
