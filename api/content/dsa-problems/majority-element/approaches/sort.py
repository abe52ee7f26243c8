def majority_element(numbers: list[int]) -> int:
    return sorted(numbers)[len(numbers) // 2]


print(majority_element([4, 7, 4, 2, 4]))
