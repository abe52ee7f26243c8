def single_number(numbers: list[int]) -> int:
    for number in numbers:
        if numbers.count(number) == 1:
            return number
    raise ValueError("no number occurs once")


print(single_number([5, 2, 5, -3, 2, 5, 2]))
