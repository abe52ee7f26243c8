const NO_PATH = 1_000_000_000;

function shortestPaths(count, roads) {
  const best = Array.from({ length: count }, () => Array(count).fill(NO_PATH));
  for (let city = 0; city < count; city += 1) best[city][city] = 0;
  for (const [start, end, length] of roads) best[start][end] = length;
  for (let middle = 0; middle < count; middle += 1) {
    const onward = best[middle];
    for (const row of best) {
      const first = row[middle];
      if (first === NO_PATH) continue;
      for (let end = 0; end < count; end += 1) {
        // No path plus a negative length would look like a path.
        if (onward[end] !== NO_PATH) row[end] = Math.min(row[end], first + onward[end]);
      }
    }
  }
  return best;
}

console.log(
  shortestPaths(3, [
    [0, 1, 4],
    [0, 2, 9],
    [1, 2, -1],
    [2, 0, 2],
  ]),
);
