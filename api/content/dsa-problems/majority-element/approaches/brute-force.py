def majority_element(numbers: list[int]) -> int:
    for number in numbers:
        if numbers.count(number) > len(numbers) // 2:
            return number
    raise ValueError("no value fills more than half of the positions")


print(majority_element([4, 7, 4, 2, 4]))
