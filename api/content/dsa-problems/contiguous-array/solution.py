def find_max_length(bits: list[int]) -> int:
    # Each balance, with the number of entries before it occurred first.
    first = {0: 0}
    balance = 0
    longest = 0
    for count, bit in enumerate(bits, start=1):
        balance += 1 if bit == 1 else -1
        if balance in first:
            longest = max(longest, count - first[balance])
        else:
            first[balance] = count
    return longest


print(find_max_length([1, 1, 1, 0, 1, 0, 0]))
