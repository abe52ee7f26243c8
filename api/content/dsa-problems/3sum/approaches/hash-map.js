function threeSum(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const lastOf = new Map(sorted.map((number, index) => [number, index]));
  const triplets = [];
  for (let first = 0; first < sorted.length; first += 1) {
    if (first > 0 && sorted[first] === sorted[first - 1]) continue;
    for (let second = first + 1; second < sorted.length; second += 1) {
      if (second > first + 1 && sorted[second] === sorted[second - 1]) continue;
      // Subtracted from 0, so that it's never -0.
      const third = 0 - sorted[first] - sorted[second];
      if (lastOf.get(third) > second) triplets.push([sorted[first], sorted[second], third]);
    }
  }
  return triplets;
}

console.log(threeSum([4, -1, -3, 0, 1, -1, 2]));
