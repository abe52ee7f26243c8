def maximal_square(grid: list[str]) -> int:
    runs: list[list[int]] = []
    largest = 0
    for row in grid:
        runs.append([])
        run = 0
        for column, cell in enumerate(row):
            run = run + 1 if cell == "1" else 0
            runs[-1].append(run)
            narrowest, height = run, 0
            while height < len(runs) and narrowest > height:
                height += 1
                largest = max(largest, height)
                if height < len(runs):
                    narrowest = min(narrowest, runs[-1 - height][column])
    return largest * largest


print(maximal_square(["0110", "1111", "1111", "0011"]))
