def count_subsequences(text: str, pattern: str) -> int:
    def ways_from(start: int, matched: int) -> int:
        if matched == len(pattern):
            return 1
        ways = 0
        for place in range(start, len(text)):
            if text[place] == pattern[matched]:
                ways += ways_from(place + 1, matched + 1)
        return ways

    return ways_from(0, 0)


print(count_subsequences("banana", "ana"))
