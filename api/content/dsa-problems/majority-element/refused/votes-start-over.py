def majority_element(numbers: list[int]) -> int:
    candidate, votes = numbers[0], 0
    for number in numbers:
        if number == candidate:
            votes += 1
        else:
            candidate, votes = number, 1
    return candidate
