function minMultiplications(sizes) {
  const count = sizes.length - 1;
  // The cost of the matrices from first to last.
  const best = Array.from({ length: count }, () => Array(count).fill(0));
  for (let length = 2; length <= count; length += 1) {
    for (let first = 0; first + length <= count; first += 1) {
      const last = first + length - 1;
      best[first][last] = Infinity;
      for (let split = first; split < last; split += 1) {
        const joining = sizes[first] * sizes[split + 1] * sizes[last + 1];
        const cost = best[first][split] + best[split + 1][last] + joining;
        best[first][last] = Math.min(best[first][last], cost);
      }
    }
  }
  return best[0][count - 1];
}

console.log(minMultiplications([4, 2, 5, 1, 3]));
