function longestPalindrome(text) {
  let bestStart = 0;
  let bestLength = 0;
  // The row of the start after this one.
  let after = [];
  for (let start = text.length - 1; start >= 0; start -= 1) {
    const row = new Array(text.length).fill(false);
    for (let end = start; end < text.length; end += 1) {
      row[end] = text[start] === text[end] && (end - start < 2 || after[end - 1]);
      if (row[end] && end - start + 1 >= bestLength) {
        bestStart = start;
        bestLength = end - start + 1;
      }
    }
    after = row;
  }
  return text.slice(bestStart, bestStart + bestLength);
}

console.log(longestPalindrome('tartrate'));
