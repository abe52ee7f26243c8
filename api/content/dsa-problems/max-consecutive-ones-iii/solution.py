def longest_ones(bits: list[int], k: int) -> int:
    longest = 0
    zeros = 0
    left = 0
    for right, bit in enumerate(bits):
        if bit == 0:
            zeros += 1
        while zeros > k:
            if bits[left] == 0:
                zeros -= 1
            left += 1
        longest = max(longest, right - left + 1)
    return longest


print(longest_ones([1, 0, 1, 1, 0, 0, 1, 1, 1], 1))
