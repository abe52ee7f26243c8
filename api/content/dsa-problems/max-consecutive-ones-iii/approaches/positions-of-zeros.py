def longest_ones(bits: list[int], k: int) -> int:
    zeros = [-1, *(i for i, bit in enumerate(bits) if bit == 0), len(bits)]
    if len(zeros) - 2 <= k:
        return len(bits)
    return max(after - before - 1 for before, after in zip(zeros, zeros[k + 1 :]))


print(longest_ones([1, 0, 1, 1, 0, 0, 1, 1, 1], 1))
