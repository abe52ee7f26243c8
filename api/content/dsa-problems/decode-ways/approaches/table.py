def num_decodings(digits: str) -> int:
    ways = [0] * len(digits) + [1]
    for start in reversed(range(len(digits))):
        if digits[start] == "0":
            continue
        ways[start] = ways[start + 1]
        if start + 2 <= len(digits) and int(digits[start : start + 2]) <= 26:
            ways[start] += ways[start + 2]
    return ways[0]


print(num_decodings("2263"))
