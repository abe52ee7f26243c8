def longest_consecutive(numbers: list[int]) -> int:
    longest = length = 0
    previous = None
    for number in sorted(set(numbers)):
        if previous is not None and number == previous + 1:
            length += 1
        else:
            length = 1
        longest = max(longest, length)
        previous = number
    return longest


print(longest_consecutive([12, 7, 30, 9, 8, 10, 7]))
