function characterReplacement(text, k) {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    const counts = new Map();
    let most = 0;
    for (let end = start; end < text.length; end += 1) {
      const count = (counts.get(text[end]) ?? 0) + 1;
      counts.set(text[end], count);
      most = Math.max(most, count);
      const length = end - start + 1;
      if (length - most <= k) longest = Math.max(longest, length);
    }
  }
  return longest;
}

console.log(characterReplacement('ABCABBB', 2));
