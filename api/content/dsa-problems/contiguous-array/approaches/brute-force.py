def find_max_length(bits: list[int]) -> int:
    longest = 0
    for start in range(len(bits)):
        balance = 0
        for end in range(start, len(bits)):
            balance += 1 if bits[end] == 1 else -1
            if balance == 0:
                longest = max(longest, end - start + 1)
    return longest


print(find_max_length([1, 1, 1, 0, 1, 0, 0]))
