from heapq import heapify, heappop, heappush
from itertools import pairwise


def alien_order(words: list[str]) -> str:
    after: dict[str, set[str]] = {x: set() for word in words for x in word}
    for earlier, later in pairwise(words):
        for a, b in zip(earlier, later):
            if a != b:
                after[a].add(b)
                break
        else:
            if len(earlier) > len(later):
                return ""  # a word comes after a longer one that begins with it
    before = dict.fromkeys(after, 0)
    for followers in after.values():
        for letter in followers:
            before[letter] += 1
    ready = [letter for letter, count in before.items() if count == 0]
    heapify(ready)
    order = ""
    while ready:
        letter = heappop(ready)
        order += letter
        for follower in after[letter]:
            before[follower] -= 1
            if before[follower] == 0:
                heappush(ready, follower)
    return order if len(order) == len(after) else ""


print(alien_order(["zx", "zy", "xa", "xay", "ya"]))
