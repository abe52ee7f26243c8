def find_max_length(bits: list[int]) -> int:
    latest = {0: 0}
    balance = longest = 0
    for count, bit in enumerate(bits, start=1):
        balance += 1 if bit == 1 else -1
        if balance in latest:
            longest = max(longest, count - latest[balance])
        latest[balance] = count
    return longest
