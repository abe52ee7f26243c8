function wordBreak(text, words) {
  const known = new Set(words);
  const longest = Math.max(0, ...words.map((word) => word.length));
  const reachable = new Array(text.length + 1).fill(false);
  reachable[0] = true;
  for (let end = 1; end <= text.length; end += 1) {
    for (let start = Math.max(0, end - longest); start < end && !reachable[end]; start += 1) {
      reachable[end] = reachable[start] && known.has(text.slice(start, end));
    }
  }
  return reachable.at(-1);
}

console.log(wordBreak('carpetrock', ['car', 'carpet', 'pet', 'rock']));
