function findMaxAverage(numbers, k) {
  const before = [0];
  for (const number of numbers) before.push(before.at(-1) + number);
  let best = -Infinity;
  for (let end = k; end < before.length; end += 1) {
    best = Math.max(best, before[end] - before[end - k]);
  }
  return best / k;
}

console.log(findMaxAverage([1, -1, 7, 2, -5], 4));
