function longestConsecutive(numbers) {
  const present = new Set(numbers);
  let longest = 0;
  for (const number of present) {
    // Only a number without a predecessor starts a run.
    if (present.has(number - 1)) continue;
    let end = number;
    while (present.has(end + 1)) end += 1;
    longest = Math.max(longest, end - number + 1);
  }
  return longest;
}

console.log(longestConsecutive([12, 7, 30, 9, 8, 10, 7]));
