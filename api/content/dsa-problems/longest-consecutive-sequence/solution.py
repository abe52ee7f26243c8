def longest_consecutive(numbers: list[int]) -> int:
    present = set(numbers)
    longest = 0
    for number in present:
        if number - 1 in present:
            continue  # its run is counted from the first number
        end = number
        while end + 1 in present:
            end += 1
        longest = max(longest, end - number + 1)
    return longest


print(longest_consecutive([12, 7, 30, 9, 8, 10, 7]))
