function search(numbers, target) {
  const start = indexOfSmallest(numbers);
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const position = (start + middle) % numbers.length;
    if (numbers[position] === target) return position;
    if (numbers[position] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

function indexOfSmallest(numbers) {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] > numbers[high]) low = middle + 1;
    else high = middle;
  }
  return low;
}

console.log(search([8, 11, 15, 1, 4, 6], 4));
