function splitArray(numbers, k) {
  let low = Math.max(...numbers);
  let high = numbers.reduce((sum, number) => sum + number);
  while (low < high) {
    const limit = Math.floor((low + high) / 2);
    if (partsNeeded(numbers, limit) <= k) high = limit;
    else low = limit + 1;
  }
  return low;
}

/** The fewest parts, if none may have a sum above limit. */
function partsNeeded(numbers, limit) {
  let parts = 1;
  let sum = 0;
  for (const number of numbers) {
    if (sum + number > limit) {
      parts += 1;
      sum = 0;
    }
    sum += number;
  }
  return parts;
}

console.log(splitArray([6, 3, 5, 2, 8], 3));
