function splitArray(numbers, k) {
  const sums = [0];
  for (const number of numbers) sums.push(sums.at(-1) + number);
  let best = sums;
  for (let parts = 2; parts <= k; parts += 1) {
    const longer = Array(sums.length).fill(Infinity);
    for (let end = parts; end < sums.length; end += 1) {
      for (let start = parts - 1; start < end; start += 1) {
        longer[end] = Math.min(longer[end], Math.max(best[start], sums[end] - sums[start]));
      }
    }
    best = longer;
  }
  return best.at(-1);
}

console.log(splitArray([6, 3, 5, 2, 8], 3));
