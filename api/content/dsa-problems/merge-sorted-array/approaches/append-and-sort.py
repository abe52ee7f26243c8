def merge(first: list[int], m: int, second: list[int], n: int) -> list[int]:
    first[m:] = second
    first.sort()
    return first


print(merge([2, 5, 9, 0, 0], 3, [3, 8], 2))
