function isMatch(text, pattern) {
  if (pattern === '') return text === '';
  const matches = text !== '' && (pattern[0] === '.' || pattern[0] === text[0]);
  if (pattern[1] === '*') {
    return isMatch(text, pattern.slice(2)) || (matches && isMatch(text.slice(1), pattern));
  }
  return matches && isMatch(text.slice(1), pattern.slice(1));
}

console.log(isMatch('xxyz', 'x*.z'));
