function minSubarrayLen(target, numbers) {
  let shortest = Infinity;
  for (let start = 0; start < numbers.length; start += 1) {
    let sum = 0;
    for (let end = start; end < numbers.length && sum < target; end += 1) {
      sum += numbers[end];
      if (sum >= target) shortest = Math.min(shortest, end - start + 1);
    }
  }
  return shortest === Infinity ? 0 : shortest;
}

console.log(minSubarrayLen(8, [3, 1, 6, 2, 5]));
