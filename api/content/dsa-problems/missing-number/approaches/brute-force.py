def missing_number(numbers: list[int]) -> int:
    candidate = 0
    while candidate in numbers:
        candidate += 1
    return candidate


print(missing_number([4, 0, 3, 1]))
