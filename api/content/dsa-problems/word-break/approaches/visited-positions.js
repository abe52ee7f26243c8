function wordBreak(text, words) {
  const visited = new Set([0]);
  const pending = [0];
  while (pending.length > 0) {
    const position = pending.pop();
    if (position === text.length) return true;
    for (const word of words) {
      const after = position + word.length;
      if (visited.has(after) || !text.startsWith(word, position)) continue;
      visited.add(after);
      pending.push(after);
    }
  }
  return false;
}

console.log(wordBreak('carpetrock', ['car', 'carpet', 'pet', 'rock']));
