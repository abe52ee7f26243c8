function fourSum(numbers, target) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const found = [];
  for (let i = 0; i < sorted.length - 3; i += 1) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue;
    for (let j = i + 1; j < sorted.length - 2; j += 1) {
      if (j > i + 1 && sorted[j] === sorted[j - 1]) continue;
      const rest = target - sorted[i] - sorted[j];
      let left = j + 1;
      let right = sorted.length - 1;
      while (left < right) {
        const sum = sorted[left] + sorted[right];
        if (sum < rest) left += 1;
        else if (sum > rest) right -= 1;
        else {
          found.push([sorted[i], sorted[j], sorted[left], sorted[right]]);
          left += 1;
          while (left < right && sorted[left] === sorted[left - 1]) left += 1;
        }
      }
    }
  }
  return found;
}

console.log(fourSum([5, 0, -2, 2, 0, 3, -2, 1], 4));
