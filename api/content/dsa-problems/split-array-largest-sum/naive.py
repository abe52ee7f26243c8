def split_array(numbers: list[int], k: int) -> int:
    average = -(-sum(numbers) // k)
    largest = total = 0
    for number in numbers:
        if total + number > average and total > 0:
            largest = max(largest, total)
            total = 0
        total += number
    return max(largest, total)


print(split_array([6, 3, 5, 2, 8], 3))
