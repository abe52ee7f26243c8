def first_missing_positive(numbers: list[int]) -> int:
    present = set(numbers)
    candidate = 1
    while candidate in present:
        candidate += 1
    return candidate


print(first_missing_positive([3, -2, 1, 7, 2]))
