def length_of_lis(numbers: list[int]) -> int:
    longest = 0
    waiting = [(-1, 0)]  # (index of the last number, length)
    while waiting:
        last, length = waiting.pop()
        longest = max(longest, length)
        for index in range(last + 1, len(numbers)):
            if last == -1 or numbers[index] > numbers[last]:
                waiting.append((index, length + 1))
    return longest


print(length_of_lis([8, 2, 9, 4, 3, 6, 7]))
