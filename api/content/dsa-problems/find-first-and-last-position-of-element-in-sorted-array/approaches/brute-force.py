def search_range(numbers: list[int], target: int) -> list[int]:
    first = last = -1
    for index, number in enumerate(numbers):
        if number != target:
            continue
        if first == -1:
            first = index
        last = index
    return [first, last]


print(search_range([2, 4, 4, 4, 7, 9], 4))
