from collections import Counter


def can_form_straights(hand: list[int], size: int) -> bool:
    left = Counter(hand)
    for lowest in sorted(left):
        groups = left[lowest]
        if groups == 0:
            continue
        for card in range(lowest, lowest + size):
            if left[card] < groups:
                return False
            left[card] -= groups
    return True


print(can_form_straights([6, 3, 4, 5, 4, 5], 3))
