function countSubarrays(numbers, k) {
  const sums = [0];
  for (const number of numbers) sums.push(sums.at(-1) + number);
  let found = 0;
  for (let end = 1; end < sums.length; end += 1) {
    for (let start = 0; start < end; start += 1) {
      if (sums[end] - sums[start] === k) found += 1;
    }
  }
  return found;
}

console.log(countSubarrays([3, 4, -7, 1, 6], 7));
