function findMaxAverage(numbers, k) {
  let best = -Infinity;
  for (let start = 0; start + k <= numbers.length; start += 1) {
    let sum = 0;
    for (let index = start; index < start + k; index += 1) sum += numbers[index];
    best = Math.max(best, sum);
  }
  return best / k;
}

console.log(findMaxAverage([1, -1, 7, 2, -5], 4));
