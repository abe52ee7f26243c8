function searchRange(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] === target) return runAround(numbers, middle);
    if (numbers[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return [-1, -1];
}

/** The first and the last index of the equal numbers around this index. */
function runAround(numbers, index) {
  let first = index;
  let last = index;
  while (numbers[first - 1] === numbers[index]) first -= 1;
  while (numbers[last + 1] === numbers[index]) last += 1;
  return [first, last];
}

console.log(searchRange([2, 4, 4, 4, 7, 9], 4));
