def majority_element(numbers: list[int]) -> int:
    return numbers[len(numbers) // 2]
