function combinationSum(candidates, target) {
  const withSum = Array.from({ length: target + 1 }, () => []);
  withSum[0].push([]);
  for (const candidate of candidates.toSorted((a, b) => a - b)) {
    for (let total = candidate; total <= target; total += 1) {
      for (const combination of withSum[total - candidate]) {
        withSum[total].push([...combination, candidate]);
      }
    }
  }
  return withSum[target];
}

console.log(combinationSum([5, 2, 3], 8));
