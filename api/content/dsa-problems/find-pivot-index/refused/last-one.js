function pivotIndex(numbers) {
  const total = numbers.reduce((sum, number) => sum + number, 0);
  let left = 0;
  let found = -1;
  for (const [index, number] of numbers.entries()) {
    if (left === total - left - number) found = index;
    left += number;
  }
  return found;
}
