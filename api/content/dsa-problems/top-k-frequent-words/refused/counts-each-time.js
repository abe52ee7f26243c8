function topKFrequent(words, k) {
  const countOf = (word) => words.filter((other) => other === word).length;
  const pairs = [...new Set(words)].map((word) => [countOf(word), word]);
  pairs.sort((one, other) => other[0] - one[0] || (one[1] < other[1] ? -1 : 1));
  return pairs.slice(0, k).map(([, word]) => word);
}
