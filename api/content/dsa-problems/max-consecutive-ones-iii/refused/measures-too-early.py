def longest_ones(bits: list[int], k: int) -> int:
    longest = left = zeros = 0
    for right, bit in enumerate(bits):
        zeros += bit == 0
        longest = max(longest, right - left + 1)
        while zeros > k:
            zeros -= bits[left] == 0
            left += 1
    return longest
