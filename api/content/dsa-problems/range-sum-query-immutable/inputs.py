def call(n, random):
    numbers = [random.randint(-9, 9) for _ in range(n)]
    ranges = (sorted(random.choices(range(n), k=2)) for _ in range(5))
    return calls, RangeSum(numbers), *(("sum_range", left, right) for left, right in ranges)
