function combinationSum(candidates, target) {
  const found = new Map();
  const chosen = [];
  const extend = (left) => {
    if (left === 0) {
      const combination = chosen.toSorted((a, b) => a - b);
      found.set(String(combination), combination);
    }
    for (const candidate of candidates) {
      if (candidate > left) continue;
      chosen.push(candidate);
      extend(left - candidate);
      chosen.pop();
    }
  };
  extend(target);
  // Any order will do; this one is easy to read.
  return [...found.values()].sort();
}

console.log(combinationSum([5, 2, 3], 8));
