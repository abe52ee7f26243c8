function findAnagrams(text, word) {
  const sorted = (letters) => [...letters].sort().join('');
  const letters = sorted(word);
  const found = [];
  for (let start = 0; start + word.length <= text.length; start += 1) {
    if (sorted(text.slice(start, start + word.length)) === letters) found.push(start);
  }
  return found;
}

console.log(findAnagrams('tactic', 'act'));
