function maxProfit(jobs) {
  const inOrder = [...jobs].sort((a, b) => a[1] - b[1]);
  const ends = inOrder.map(([, end]) => end);
  // The largest profit from the first few jobs: none of them, the first, …
  const best = [0];
  for (const [start, , profit] of inOrder) {
    const before = countUntil(ends, start);
    best.push(Math.max(best.at(-1), best[before] + profit));
  }
  return best.at(-1);
}

/** How many of the sorted times are at most limit. */
function countUntil(times, limit) {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (times[middle] <= limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

console.log(
  maxProfit([
    [1, 4, 30],
    [3, 6, 50],
    [4, 8, 40],
    [6, 9, 30],
  ]),
);
