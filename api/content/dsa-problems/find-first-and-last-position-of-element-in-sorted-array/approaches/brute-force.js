function searchRange(numbers, target) {
  let first = -1;
  let last = -1;
  for (const [index, number] of numbers.entries()) {
    if (number !== target) continue;
    if (first === -1) first = index;
    last = index;
  }
  return [first, last];
}

console.log(searchRange([2, 4, 4, 4, 7, 9], 4));
