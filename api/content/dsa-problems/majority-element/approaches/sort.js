function majorityElement(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

console.log(majorityElement([4, 7, 4, 2, 4]));
