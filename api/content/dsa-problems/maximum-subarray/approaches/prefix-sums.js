function maxSubarray(numbers) {
  let best = numbers[0];
  let prefix = 0;
  let smallest = 0;
  for (const number of numbers) {
    prefix += number;
    best = Math.max(best, prefix - smallest);
    smallest = Math.min(smallest, prefix);
  }
  return best;
}

console.log(maxSubarray([3, -5, 4, -1, 2, -6, 3]));
