function canPartition(numbers) {
  const half = numbers.reduce((sum, number) => sum + number, 0) / 2;
  if (!Number.isInteger(half)) return false;
  const sums = new Set([0]);
  for (const number of numbers) {
    // A copy, so that no number is used twice.
    for (const known of [...sums]) {
      if (known + number <= half) sums.add(known + number);
    }
  }
  return sums.has(half);
}

console.log(canPartition([3, 1, 5, 9]));
