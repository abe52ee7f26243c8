def top_k_frequent(numbers: list[int], k: int) -> list[int]:
    most_frequent: list[int] = []
    while len(most_frequent) < k:
        best = None
        for number in set(numbers):
            if number in most_frequent:
                continue
            if best is None or numbers.count(number) > numbers.count(best):
                best = number
        most_frequent.append(best)
    return most_frequent


print(top_k_frequent([4, 1, 4, 2, 2, 4, 3], 2))
