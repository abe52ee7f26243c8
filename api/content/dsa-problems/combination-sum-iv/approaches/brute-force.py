def count_sequences(numbers: list[int], target: int) -> int:
    count = 0
    waiting = [target]
    while waiting:
        left = waiting.pop()
        if left == 0:
            count += 1
            continue
        for number in numbers:
            if number <= left:
                waiting.append(left - number)
    return count


print(count_sequences([1, 3, 4], 5))
