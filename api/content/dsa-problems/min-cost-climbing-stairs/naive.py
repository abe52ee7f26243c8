def min_cost(costs: list[int]) -> int:
    def from_step(step: int) -> int:
        if step >= len(costs):
            return 0
        return costs[step] + min(from_step(step + 1), from_step(step + 2))

    return min(from_step(0), from_step(1))


print(min_cost([4, 1, 5, 2, 3]))
