function findMaxLength(bits) {
  let longest = 0;
  for (let start = 0; start < bits.length; start += 1) {
    let balance = 0;
    for (let end = start; end < bits.length; end += 1) {
      balance += bits[end] === 1 ? 1 : -1;
      if (balance === 0) longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}

console.log(findMaxLength([1, 1, 1, 0, 1, 0, 0]));
