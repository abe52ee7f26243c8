function threeSum(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const triples = [];
  for (let first = 0; first < sorted.length - 2 && sorted[first] <= 0; first += 1) {
    if (first > 0 && sorted[first] === sorted[first - 1]) continue;
    let left = first + 1;
    let right = sorted.length - 1;
    while (left < right) {
      const sum = sorted[first] + sorted[left] + sorted[right];
      if (sum < 0) left += 1;
      else if (sum > 0) right -= 1;
      else {
        triples.push([sorted[first], sorted[left], sorted[right]]);
        left += 1;
        while (left < right && sorted[left] === sorted[left - 1]) left += 1;
        right -= 1;
      }
    }
  }
  return triples;
}

console.log(threeSum([4, -1, -3, 0, 1, -1, 2]));
