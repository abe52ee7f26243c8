def majority_element(numbers: list[int]) -> int:
    candidate = numbers[0]
    votes = 0
    for number in numbers:
        if votes == 0:
            candidate = number
        votes += 1 if number == candidate else -1
    return candidate


print(majority_element([4, 7, 4, 2, 4]))
