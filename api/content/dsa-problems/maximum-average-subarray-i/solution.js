function findMaxAverage(numbers, k) {
  let window = 0;
  for (let index = 0; index < k; index += 1) window += numbers[index];
  let best = window;
  for (let index = k; index < numbers.length; index += 1) {
    window += numbers[index] - numbers[index - k];
    best = Math.max(best, window);
  }
  return best / k;
}

console.log(findMaxAverage([1, -1, 7, 2, -5], 4));
