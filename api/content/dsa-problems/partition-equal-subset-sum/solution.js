function canPartition(numbers) {
  const half = numbers.reduce((sum, number) => sum + number, 0) / 2;
  if (!Number.isInteger(half)) return false;
  const reachable = new Array(half + 1).fill(false);
  reachable[0] = true;
  for (const number of numbers) {
    // Downwards, so that no number is used twice.
    for (let total = half; total >= number; total -= 1) {
      if (reachable[total - number]) reachable[total] = true;
    }
  }
  return reachable[half];
}

console.log(canPartition([3, 1, 5, 9]));
