function ladderLength(first, last, words) {
  const buckets = new Map();
  for (const word of words) {
    for (const pattern of patternsOf(word)) {
      if (!buckets.has(pattern)) buckets.set(pattern, []);
      buckets.get(pattern).push(word);
    }
  }
  const seen = new Set([first]);
  let level = [first];
  for (let wordsSoFar = 1; level.length > 0; wordsSoFar += 1) {
    if (level.includes(last)) return wordsSoFar;
    const following = [];
    for (const pattern of level.flatMap(patternsOf)) {
      for (const neighbour of buckets.get(pattern) ?? []) {
        if (seen.has(neighbour)) continue;
        seen.add(neighbour);
        following.push(neighbour);
      }
      // All of its words have been seen now.
      buckets.delete(pattern);
    }
    level = following;
  }
  return 0;
}

function patternsOf(word) {
  return [...word].map((_, index) => `${word.slice(0, index)}*${word.slice(index + 1)}`);
}

const words = ['cord', 'word', 'card', 'ward', 'warm', 'worm'];

console.log(ladderLength('cold', 'warm', words));
