function isMatch(text, pattern) {
  // Whether the rest of the text matches the rest of the pattern, from the end of both.
  let below = new Array(text.length + 1).fill(false);
  below[text.length] = true;
  for (let at = pattern.length - 1; at >= 0; at -= 1) {
    const isStar = pattern[at] === '*';
    if (isStar) at -= 1;
    const current = new Array(text.length + 1).fill(false);
    current[text.length] = isStar && below[text.length];
    for (let index = text.length - 1; index >= 0; index -= 1) {
      const fits = pattern[at] === '.' || pattern[at] === text[index];
      current[index] = isStar
        ? below[index] || (fits && current[index + 1])
        : fits && below[index + 1];
    }
    below = current;
  }
  return below[0];
}

console.log(isMatch('xxyz', 'x*.z'));
