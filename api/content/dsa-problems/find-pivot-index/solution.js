function pivotIndex(numbers) {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  let left = 0;
  for (const [index, number] of numbers.entries()) {
    if (left === total - left - number) return index;
    left += number;
  }
  return -1;
}

console.log(pivotIndex([3, 1, -2, 6, 2]));
