def search_insert(numbers: list[int], target: int) -> int:
    for index, number in enumerate(numbers):
        if number >= target:
            return index
    return len(numbers)


print(search_insert([2, 5, 8, 11], 6))
