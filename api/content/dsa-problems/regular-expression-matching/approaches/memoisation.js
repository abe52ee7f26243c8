function isMatch(text, pattern) {
  const known = Array.from({ length: text.length + 1 }, () => []);
  // Whether text from i on matches pattern from j on.
  const matches = (i, j) => {
    known[i][j] ??= compute(i, j);
    return known[i][j];
  };
  const compute = (i, j) => {
    if (j === pattern.length) return i === text.length;
    const first = i < text.length && (pattern[j] === '.' || pattern[j] === text[i]);
    if (pattern[j + 1] === '*') return matches(i, j + 2) || (first && matches(i + 1, j));
    return first && matches(i + 1, j + 1);
  };
  return matches(0, 0);
}

console.log(isMatch('xxyz', 'x*.z'));
