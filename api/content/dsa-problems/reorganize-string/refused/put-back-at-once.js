function reorganize(text) {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  if (Math.max(...counts.values()) > Math.ceil(text.length / 2)) return '';
  let result = '';
  while (result.length < text.length) {
    const [letter, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a));
    result += letter;
    counts.set(letter, count - 1);
  }
  return result;
}
