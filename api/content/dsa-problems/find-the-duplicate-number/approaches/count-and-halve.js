function findDuplicate(numbers) {
  let low = 1;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    let count = 0;
    for (const number of numbers) if (number <= middle) count += 1;
    if (count > middle) high = middle;
    else low = middle + 1;
  }
  return low;
}

console.log(findDuplicate([2, 4, 1, 3, 3]));
