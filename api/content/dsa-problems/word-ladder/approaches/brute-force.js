function ladderLength(first, last, words) {
  let level = [first];
  const unseen = new Set(words);
  unseen.delete(first);
  for (let wordsSoFar = 1; level.length > 0; wordsSoFar += 1) {
    if (level.includes(last)) return wordsSoFar;
    const reached = level;
    level = [...unseen].filter((word) => reached.some((other) => differInOne(word, other)));
    for (const word of level) unseen.delete(word);
  }
  return 0;
}

function differInOne(word, other) {
  return [...word].filter((letter, place) => letter !== other[place]).length === 1;
}

const words = ['cord', 'word', 'card', 'ward', 'warm', 'worm'];

console.log(ladderLength('cold', 'warm', words));
