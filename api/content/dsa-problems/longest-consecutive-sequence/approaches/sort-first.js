function longestConsecutive(numbers) {
  let longest = 0;
  let length = 0;
  let previous = null;
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    length = previous !== null && number === previous + 1 ? length + 1 : 1;
    longest = Math.max(longest, length);
    previous = number;
  }
  return longest;
}

console.log(longestConsecutive([12, 7, 30, 9, 8, 10, 7]));
