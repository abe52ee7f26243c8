def find_max_length(bits: list[int]) -> int:
    first: dict[int, int] = {}
    balance = longest = 0
    for count, bit in enumerate(bits, start=1):
        balance += 1 if bit == 1 else -1
        if balance in first:
            longest = max(longest, count - first[balance])
        else:
            first[balance] = count
    return longest
