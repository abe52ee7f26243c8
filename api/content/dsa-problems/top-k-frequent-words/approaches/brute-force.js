function topKFrequent(words, k) {
  const left = new Set(words);
  const countOf = (word) => words.filter((other) => other === word).length;
  const found = [];
  for (let round = 0; round < k; round += 1) {
    let best = null;
    for (const word of left) {
      const count = countOf(word);
      if (best && (count < best.count || (count === best.count && word > best.word))) continue;
      best = { word, count };
    }
    left.delete(best.word);
    found.push(best.word);
  }
  return found;
}

console.log(topKFrequent(['tea', 'rye', 'fig', 'rye', 'tea', 'oat'], 3));
