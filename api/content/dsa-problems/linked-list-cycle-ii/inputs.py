def call(n, random):
    def entry(head):
        """How many steps lead to the node where the cycle begins."""
        found = detect_cycle(head)
        steps = 0
        while head is not found:
            head = head.next
            steps += 1
        return steps, found is None

    items = [random.randrange(3) for _ in range(n)]
    return entry, linked(items, back_to=random.choice((None, random.randrange(n))))
