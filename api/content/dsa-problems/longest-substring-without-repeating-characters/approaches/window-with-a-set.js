function longestUniqueRun(text) {
  const inWindow = new Set();
  let start = 0;
  let longest = 0;
  for (let end = 0; end < text.length; end += 1) {
    while (inWindow.has(text[end])) {
      inWindow.delete(text[start]);
      start += 1;
    }
    inWindow.add(text[end]);
    longest = Math.max(longest, inWindow.size);
  }
  return longest;
}

console.log(longestUniqueRun('placement'));
