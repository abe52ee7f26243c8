function countSubarrays(numbers, k) {
  // How often each prefix sum has occurred.
  const times = new Map([[0, 1]]);
  let found = 0;
  let total = 0;
  for (const number of numbers) {
    total += number;
    found += times.get(total - k) ?? 0;
    times.set(total, (times.get(total) ?? 0) + 1);
  }
  return found;
}

console.log(countSubarrays([3, 4, -7, 1, 6], 7));
