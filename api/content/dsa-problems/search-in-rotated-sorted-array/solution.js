function search(numbers, target) {
  let low = 0;
  let high = numbers.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if (numbers[middle] === target) return middle;
    // One of the two halves is in order.
    if (numbers[low] <= numbers[middle]) {
      if (numbers[low] <= target && target < numbers[middle]) high = middle - 1;
      else low = middle + 1;
    } else if (numbers[middle] < target && target <= numbers[high]) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

console.log(search([8, 11, 15, 1, 4, 6], 4));
