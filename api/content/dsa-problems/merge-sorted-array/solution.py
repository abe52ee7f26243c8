def merge(first: list[int], m: int, second: list[int], n: int) -> list[int]:
    i, j = m - 1, n - 1
    place = m + n - 1
    while j >= 0:
        if i >= 0 and first[i] > second[j]:
            first[place] = first[i]
            i -= 1
        else:
            first[place] = second[j]
            j -= 1
        place -= 1
    return first  # what's left of first is in place already


print(merge([2, 5, 9, 0, 0], 3, [3, 8], 2))
