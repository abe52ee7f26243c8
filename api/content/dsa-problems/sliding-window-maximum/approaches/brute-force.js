function maxSlidingWindow(numbers, k) {
  const maxima = [];
  for (let start = 0; start + k <= numbers.length; start += 1) {
    const window = numbers.slice(start, start + k);
    maxima.push(window.reduce((one, other) => Math.max(one, other)));
  }
  return maxima;
}

console.log(maxSlidingWindow([4, 2, 5, 1, 3, 2, 0], 3));
