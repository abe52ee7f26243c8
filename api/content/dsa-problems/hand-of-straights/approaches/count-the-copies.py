from collections import Counter


def can_form_straights(hand: list[int], size: int) -> bool:
    left = Counter(hand)
    while left:
        lowest = min(left)
        for card in range(lowest, lowest + size):
            if card not in left:
                return False
            left[card] -= 1
            if left[card] == 0:
                del left[card]
    return True


print(can_form_straights([6, 3, 4, 5, 4, 5], 3))
