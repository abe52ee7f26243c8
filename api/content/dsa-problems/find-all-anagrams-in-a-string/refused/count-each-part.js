function findAnagrams(text, word) {
  const counts = (letters) => {
    const found = Array(26).fill(0);
    for (const letter of letters) found[letter.charCodeAt(0) - 97] += 1;
    return found.join();
  };
  const needed = counts(word);
  const found = [];
  for (let start = 0; start + word.length <= text.length; start += 1) {
    if (counts(text.slice(start, start + word.length)) === needed) found.push(start);
  }
  return found;
}
