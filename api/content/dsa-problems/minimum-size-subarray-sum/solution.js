function minSubarrayLen(target, numbers) {
  let shortest = Infinity;
  let sum = 0;
  let left = 0;
  for (let right = 0; right < numbers.length; right += 1) {
    sum += numbers[right];
    while (sum >= target) {
      shortest = Math.min(shortest, right - left + 1);
      sum -= numbers[left];
      left += 1;
    }
  }
  return shortest === Infinity ? 0 : shortest;
}

console.log(minSubarrayLen(8, [3, 1, 6, 2, 5]));
