def longest_consecutive(numbers: list[int]) -> int:
    longest = 0
    for number in numbers:
        length = 1
        while number + length in numbers:
            length += 1
        longest = max(longest, length)
    return longest


print(longest_consecutive([12, 7, 30, 9, 8, 10, 7]))
