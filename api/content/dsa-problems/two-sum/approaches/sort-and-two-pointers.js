function twoSum(numbers, target) {
  const order = [...numbers.keys()].sort((a, b) => numbers[a] - numbers[b]);
  let left = 0;
  let right = order.length - 1;
  while (left < right) {
    const sum = numbers[order[left]] + numbers[order[right]];
    if (sum === target) return [order[left], order[right]].sort((a, b) => a - b);
    if (sum < target) left += 1;
    else right -= 1;
  }
  throw new Error('no two numbers add up to the target');
}

console.log(twoSum([3, 8, 5, 11], 16));
