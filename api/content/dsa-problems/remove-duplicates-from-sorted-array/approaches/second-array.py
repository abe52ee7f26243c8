def remove_duplicates(numbers: list[int]) -> int:
    different: list[int] = []
    for number in numbers:
        if not different or different[-1] != number:
            different.append(number)
    numbers[: len(different)] = different
    return len(different)


numbers = [2, 2, 5, 5, 5, 9]
kept = remove_duplicates(numbers)
print([kept, numbers[:kept]])
