function containsPermutation(pattern, text) {
  // How many of each letter may still enter the window.
  const available = new Map();
  const change = (letter, by) => available.set(letter, (available.get(letter) ?? 0) + by);
  for (const letter of pattern) change(letter, 1);
  let start = 0;
  for (let end = 0; end < text.length; end += 1) {
    change(text[end], -1);
    while (available.get(text[end]) < 0) {
      change(text[start], 1);
      start += 1;
    }
    if (end - start + 1 === pattern.length) return true;
  }
  return false;
}

console.log(containsPermutation('tea', 'steamy'));
