def merge(first: list[int], m: int, second: list[int], n: int) -> list[int]:
    copied = first[:m]
    i = j = 0
    for place in range(m + n):
        if j == n or (i < m and copied[i] <= second[j]):
            first[place] = copied[i]
            i += 1
        else:
            first[place] = second[j]
            j += 1
    return first


print(merge([2, 5, 9, 0, 0], 3, [3, 8], 2))
