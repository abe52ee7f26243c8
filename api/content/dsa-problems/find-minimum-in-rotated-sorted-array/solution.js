function findMin(numbers) {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] > numbers[high]) low = middle + 1;
    else high = middle;
  }
  return numbers[low];
}

console.log(findMin([6, 9, 12, 1, 4]));
