function fourSum(numbers, target) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const found = new Map();
  for (let i = 0; i < sorted.length; i += 1) {
    for (let j = i + 1; j < sorted.length; j += 1) {
      for (let k = j + 1; k < sorted.length; k += 1) {
        const rest = target - sorted[i] - sorted[j] - sorted[k];
        for (let last = k + 1; last < sorted.length; last += 1) {
          if (sorted[last] !== rest) continue;
          const quadruplet = [sorted[i], sorted[j], sorted[k], rest];
          found.set(String(quadruplet), quadruplet);
        }
      }
    }
  }
  return [...found.values()];
}

console.log(fourSum([5, 0, -2, 2, 0, 3, -2, 1], 4));
