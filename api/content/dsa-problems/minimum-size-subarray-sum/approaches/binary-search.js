function minSubarrayLen(target, numbers) {
  const sums = [0];
  for (const number of numbers) sums.push(sums.at(-1) + number);
  let shortest = Infinity;
  for (const [start, sum] of sums.entries()) {
    let low = start;
    let high = sums.length;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (sums[middle] >= sum + target) high = middle;
      else low = middle + 1;
    }
    if (low < sums.length) shortest = Math.min(shortest, low - start);
  }
  return shortest === Infinity ? 0 : shortest;
}

console.log(minSubarrayLen(8, [3, 1, 6, 2, 5]));
