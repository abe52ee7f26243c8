function search(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] === target) return middle;
    if (numbers[middle] < target) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

console.log(search([-7, -2, 0, 4, 9, 15], 9));
