function maxSlidingWindow(numbers, k) {
  // From first on, indices in the window; their numbers descend.
  const candidates = [];
  let first = 0;
  const maxima = [];
  for (let index = 0; index < numbers.length; index += 1) {
    while (candidates.length > first && numbers[candidates.at(-1)] <= numbers[index]) {
      candidates.pop();
    }
    candidates.push(index);
    if (candidates[first] <= index - k) first += 1;
    if (index >= k - 1) maxima.push(numbers[candidates[first]]);
  }
  return maxima;
}

console.log(maxSlidingWindow([4, 2, 5, 1, 3, 2, 0], 3));
