def integer_root(x: int) -> int:
    root = 0
    bit = 1 << 25
    while bit > 0:
        if (root + bit) * (root + bit) <= x:
            root += bit
        bit //= 2
    return root


print(integer_root(30))
