function withoutAnagrams(phrases) {
  const seen = new Set();
  return phrases.filter((phrase) => {
    const key = [...phrase.toLowerCase().replaceAll(' ', '')].sort().join('');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
