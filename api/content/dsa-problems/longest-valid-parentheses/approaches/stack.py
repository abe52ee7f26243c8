def longest_valid(text: str) -> int:
    longest = 0
    # What no match can go beyond: the last closing parenthesis that closes
    # nothing, then all opening ones that are still open.
    barriers = [-1]
    for index, bracket in enumerate(text):
        if bracket == "(":
            barriers.append(index)
            continue
        barriers.pop()
        if barriers:
            longest = max(longest, index - barriers[-1])
        else:
            barriers.append(index)
    return longest


print(longest_valid(")()(())("))
