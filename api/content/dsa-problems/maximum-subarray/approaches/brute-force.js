function maxSubarray(numbers) {
  let best = numbers[0];
  for (let start = 0; start < numbers.length; start += 1) {
    let sum = 0;
    for (let end = start; end < numbers.length; end += 1) {
      sum += numbers[end];
      best = Math.max(best, sum);
    }
  }
  return best;
}

console.log(maxSubarray([3, -5, 4, -1, 2, -6, 3]));
