function maxSubarray(numbers) {
  let best = -Infinity;
  let ending = 0;
  for (const number of numbers) {
    ending = Math.max(ending, 0) + number;
    best = Math.max(best, ending);
  }
  return best;
}

console.log(maxSubarray([3, -5, 4, -1, 2, -6, 3]));
