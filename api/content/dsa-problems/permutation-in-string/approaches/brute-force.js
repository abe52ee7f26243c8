function containsPermutation(pattern, text) {
  const sorted = (letters) => [...letters].sort().join('');
  const wanted = sorted(pattern);
  for (let start = 0; start + pattern.length <= text.length; start += 1) {
    if (sorted(text.slice(start, start + pattern.length)) === wanted) return true;
  }
  return false;
}

console.log(containsPermutation('tea', 'steamy'));
