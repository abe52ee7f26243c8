function countSequences(numbers, target) {
  const ways = new Array(target + 1).fill(0);
  ways[0] = 1;
  for (let total = 1; total <= target; total += 1) {
    for (const number of numbers) {
      if (number <= total) ways[total] += ways[total - number];
    }
  }
  return ways[target];
}

console.log(countSequences([1, 3, 4], 5));
