def missing_number(numbers: list[int]) -> int:
    present = set(numbers)
    candidate = 0
    while candidate in present:
        candidate += 1
    return candidate


print(missing_number([4, 0, 3, 1]))
