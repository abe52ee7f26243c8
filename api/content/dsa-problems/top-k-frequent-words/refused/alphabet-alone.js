function topKFrequent(words, k) {
  return [...new Set(words)].sort().slice(0, k);
}
