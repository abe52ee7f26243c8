function longestUniqueRun(text) {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const run = text.slice(start, end);
      if (new Set(run).size === run.length) longest = Math.max(longest, run.length);
    }
  }
  return longest;
}

console.log(longestUniqueRun('placement'));
