def call(n, random):
    """Straights, of which one card may be another."""
    size = random.randint(1, 3)
    starts = [random.randrange(5) for _ in range(n // 2)]
    hand = [start + step for start in starts for step in range(size)]
    if random.random() < 0.5:
        hand[random.randrange(len(hand))] = random.randrange(8)
    random.shuffle(hand)
    return can_form_straights, hand, size
