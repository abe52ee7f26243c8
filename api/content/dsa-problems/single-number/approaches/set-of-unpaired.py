def single_number(numbers: list[int]) -> int:
    unpaired: set[int] = set()
    for number in numbers:
        if number in unpaired:
            unpaired.remove(number)
        else:
            unpaired.add(number)
    return unpaired.pop()


print(single_number([7, 3, 5, 3, 7]))
