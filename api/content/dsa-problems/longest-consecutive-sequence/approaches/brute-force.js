function longestConsecutive(numbers) {
  let longest = 0;
  for (const number of numbers) {
    let length = 1;
    while (numbers.includes(number + length)) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}

console.log(longestConsecutive([12, 7, 30, 9, 8, 10, 7]));
