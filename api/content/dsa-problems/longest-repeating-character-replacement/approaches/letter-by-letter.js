function characterReplacement(text, k) {
  return Math.max(...[...new Set(text)].map((kept) => longestWindow(text, k, kept)));
}

function longestWindow(text, k, kept) {
  let longest = 0;
  let start = 0;
  let others = 0;
  for (let end = 0; end < text.length; end += 1) {
    if (text[end] !== kept) others += 1;
    while (others > k) {
      if (text[start] !== kept) others -= 1;
      start += 1;
    }
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}

console.log(characterReplacement('ABCABBB', 2));
