def find_max_length(bits: list[int]) -> int:
    balances = [0]
    for bit in bits:
        balances.append(balances[-1] + (1 if bit == 1 else -1))
    for length in range(len(bits) // 2 * 2, 0, -2):
        for start in range(len(bits) - length + 1):
            if balances[start] == balances[start + length]:
                return length
    return 0


print(find_max_length([1, 1, 1, 0, 1, 0, 0]))
