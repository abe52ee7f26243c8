function threeSum(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const triplets = new Map();
  for (let first = 0; first < sorted.length; first += 1) {
    for (let second = first + 1; second < sorted.length; second += 1) {
      for (let third = second + 1; third < sorted.length; third += 1) {
        if (sorted[first] + sorted[second] + sorted[third] !== 0) continue;
        const triplet = [sorted[first], sorted[second], sorted[third]];
        // A set would compare arrays by identity; their texts are equal.
        triplets.set(String(triplet), triplet);
      }
    }
  }
  return [...triplets.values()];
}

console.log(threeSum([4, -1, -3, 0, 1, -1, 2]));
