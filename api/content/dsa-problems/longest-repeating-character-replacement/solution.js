function characterReplacement(text, k) {
  const counts = new Map();
  let start = 0;
  let most = 0;
  for (let end = 0; end < text.length; end += 1) {
    const count = (counts.get(text[end]) ?? 0) + 1;
    counts.set(text[end], count);
    most = Math.max(most, count);
    // The window never shrinks: a shorter one can't be better.
    if (end - start + 1 - most > k) {
      counts.set(text[start], counts.get(text[start]) - 1);
      start += 1;
    }
  }
  return text.length - start;
}

console.log(characterReplacement('ABCABBB', 2));
