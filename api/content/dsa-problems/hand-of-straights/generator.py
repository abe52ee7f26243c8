def call(n, random):
    hand = list(range(3 * n))
    random.shuffle(hand)
    return can_form_straights, hand, 3
