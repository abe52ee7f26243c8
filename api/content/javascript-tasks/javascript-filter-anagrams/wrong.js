function withoutAnagrams(phrases) {
  const found = new Map();
  for (const phrase of phrases) {
    const key = [...phrase.toLowerCase().replaceAll(' ', '')].sort().join('');
    found.set(key, phrase);
  }
  return [...found.values()];
}
