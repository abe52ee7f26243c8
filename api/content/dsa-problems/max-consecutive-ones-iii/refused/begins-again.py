def longest_ones(bits: list[int], k: int) -> int:
    longest = left = zeros = 0
    for right, bit in enumerate(bits):
        if bit == 0:
            zeros += 1
            if zeros > k:
                left, zeros = right, 1
        longest = max(longest, right - left + 1)
    return longest
