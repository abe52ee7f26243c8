function countSubarrays(numbers, k) {
  let found = 0;
  for (let start = 0; start < numbers.length; start += 1) {
    let total = 0;
    for (let end = start; end < numbers.length; end += 1) {
      total += numbers[end];
      if (total === k) found += 1;
    }
  }
  return found;
}

console.log(countSubarrays([3, 4, -7, 1, 6], 7));
