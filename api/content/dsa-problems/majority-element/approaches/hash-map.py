def majority_element(numbers: list[int]) -> int:
    count_of: dict[int, int] = {}
    for number in numbers:
        count_of[number] = count_of.get(number, 0) + 1
        if count_of[number] > len(numbers) // 2:
            return number
    raise ValueError("no value fills more than half of the positions")


print(majority_element([4, 7, 4, 2, 4]))
