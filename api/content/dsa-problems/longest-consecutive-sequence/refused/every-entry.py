def longest_consecutive(numbers: list[int]) -> int:
    present = set(numbers)
    longest = 0
    for number in numbers:
        if number - 1 in present:
            continue
        end = number
        while end + 1 in present:
            end += 1
        longest = max(longest, end - number + 1)
    return longest
