function findMaxAverage(numbers, k) {
  let window = numbers.slice(0, k).reduce((sum, number) => sum + number, 0);
  let best = window;
  for (let index = k; index < numbers.length; index += 1) {
    window += numbers[index] - numbers[index - k];
    best = Math.max(best, window);
  }
  return Math.floor(best / k);
}
