function topKFrequent(words, k) {
  const countOf = new Map();
  for (const word of words) countOf.set(word, (countOf.get(word) ?? 0) + 1);
  const inOrder = [...countOf.keys()].sort((one, other) => {
    const difference = countOf.get(other) - countOf.get(one);
    if (difference !== 0) return difference;
    return one < other ? -1 : 1;
  });
  return inOrder.slice(0, k);
}

console.log(topKFrequent(['tea', 'rye', 'fig', 'rye', 'tea', 'oat'], 3));
