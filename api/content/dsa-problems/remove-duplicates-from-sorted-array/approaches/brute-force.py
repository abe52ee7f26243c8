def remove_duplicates(numbers: list[int]) -> int:
    index = 1
    while index < len(numbers):
        if numbers[index] == numbers[index - 1]:
            for place in range(index + 1, len(numbers)):
                numbers[place - 1] = numbers[place]
            numbers.pop()
        else:
            index += 1
    return len(numbers)


numbers = [2, 2, 5, 5, 5, 9]
kept = remove_duplicates(numbers)
print([kept, numbers[:kept]])
