function containsPermutation(pattern, text) {
  const missing = new Map();
  const change = (letter, by) => missing.set(letter, (missing.get(letter) ?? 0) + by);
  for (const letter of pattern) change(letter, 1);
  for (let end = 0; end < text.length; end += 1) {
    change(text[end], -1);
    if (end >= pattern.length) change(text[end - pattern.length], 1);
    if ([...missing.values()].every((count) => count === 0)) return true;
  }
  return false;
}

console.log(containsPermutation('tea', 'steamy'));
