def first_missing_positive(numbers: list[int]) -> int:
    size = len(numbers)
    for index in range(size):
        while 1 <= numbers[index] <= size:
            place = numbers[index] - 1
            if numbers[place] == numbers[index]:
                break  # it's there already, or a duplicate is
            numbers[index], numbers[place] = numbers[place], numbers[index]
    for index, number in enumerate(numbers):
        if number != index + 1:
            return index + 1
    return size + 1


print(first_missing_positive([3, -2, 1, 7, 2]))
