function maxSubarray(numbers) {
  let best = numbers[0];
  let ending = best;
  for (let index = 1; index < numbers.length; index += 1) {
    const number = numbers[index];
    // Start here, or extend the best that ended just before.
    ending = Math.max(number, ending + number);
    best = Math.max(best, ending);
  }
  return best;
}

console.log(maxSubarray([3, -5, 4, -1, 2, -6, 3]));
