def remove_duplicates(numbers: list[int]) -> int:
    return len(set(numbers))
