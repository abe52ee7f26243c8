function searchRange(numbers, target) {
  const first = lowerBound(numbers, target);
  if (numbers[first] !== target) return [-1, -1];
  return [first, lowerBound(numbers, target + 1) - 1];
}

/** The first index whose number isn't smaller than value. */
function lowerBound(numbers, value) {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

console.log(searchRange([2, 4, 4, 4, 7, 9], 4));
