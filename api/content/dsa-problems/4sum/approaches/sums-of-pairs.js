function fourSum(numbers, target) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const pairs = new Map();
  const found = new Map();
  for (let third = 0; third < sorted.length; third += 1) {
    // Pairs that end before third are in the map.
    for (let last = third + 1; last < sorted.length; last += 1) {
      const rest = target - sorted[third] - sorted[last];
      for (const pair of pairs.get(rest) ?? []) {
        const quadruplet = [...pair, sorted[third], sorted[last]];
        found.set(String(quadruplet), quadruplet);
      }
    }
    for (let first = 0; first < third; first += 1) {
      const sum = sorted[first] + sorted[third];
      if (!pairs.has(sum)) pairs.set(sum, []);
      pairs.get(sum).push([sorted[first], sorted[third]]);
    }
  }
  return [...found.values()].sort();
}

console.log(fourSum([5, 0, -2, 2, 0, 3, -2, 1], 4));
