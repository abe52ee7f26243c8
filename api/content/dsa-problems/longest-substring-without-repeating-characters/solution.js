function longestUniqueRun(text) {
  const lastAt = new Map();
  let start = 0;
  let longest = 0;
  for (let end = 0; end < text.length; end += 1) {
    const before = lastAt.get(text[end]) ?? -1;
    if (before >= start) start = before + 1;
    lastAt.set(text[end], end);
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}

console.log(longestUniqueRun('placement'));
