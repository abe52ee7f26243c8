def contains_duplicate(numbers: list[int]) -> bool:
    seen: set[int] = set()
    for number in numbers:
        if number in seen:
            return True
        seen.add(number)
    return False


print(contains_duplicate([4, 7, 1, 9, 7]))
