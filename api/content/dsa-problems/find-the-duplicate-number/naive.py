def find_duplicate(numbers: list[int]) -> int:
    for position, number in enumerate(numbers):
        if number in numbers[position + 1 :]:
            return number
    raise ValueError("all numbers are different")


print(find_duplicate([2, 4, 1, 3, 3]))
