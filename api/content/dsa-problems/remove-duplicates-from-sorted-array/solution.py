def remove_duplicates(numbers: list[int]) -> int:
    kept = 1
    for number in numbers:
        if number != numbers[kept - 1]:
            numbers[kept] = number
            kept += 1
    return kept


numbers = [2, 2, 5, 5, 5, 9]
kept = remove_duplicates(numbers)
print([kept, numbers[:kept]])
