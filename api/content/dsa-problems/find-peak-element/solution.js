function findPeakElement(numbers) {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (numbers[middle] < numbers[middle + 1]) low = middle + 1;
    else high = middle;
  }
  return low;
}

console.log(findPeakElement([2, 5, 9, 7, 4, 1]));
