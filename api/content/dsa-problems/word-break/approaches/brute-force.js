function wordBreak(text, words) {
  const pending = [0];
  while (pending.length > 0) {
    const position = pending.pop();
    if (position === text.length) return true;
    for (const word of words) {
      if (text.startsWith(word, position)) pending.push(position + word.length);
    }
  }
  return false;
}

console.log(wordBreak('carpetrock', ['car', 'carpet', 'pet', 'rock']));
