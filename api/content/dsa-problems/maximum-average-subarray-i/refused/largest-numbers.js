function findMaxAverage(numbers, k) {
  const largest = [...numbers].sort((a, b) => b - a).slice(0, k);
  return largest.reduce((sum, number) => sum + number, 0) / k;
}
