def merge(first: list[int], m: int, second: list[int], n: int) -> list[int]:
    for count, number in enumerate(second):
        place = m + count
        while place > 0 and first[place - 1] > number:
            first[place] = first[place - 1]
            place -= 1
        first[place] = number
    return first


print(merge([2, 5, 9, 0, 0], 3, [3, 8], 2))
