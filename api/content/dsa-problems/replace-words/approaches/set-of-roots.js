function replaceWords(roots, sentence) {
  const known = new Set(roots);
  const longest = Math.max(0, ...roots.map((root) => root.length));

  const shortened = (word) => {
    for (let end = 1; end <= Math.min(word.length, longest); end += 1) {
      const beginning = word.slice(0, end);
      if (known.has(beginning)) return beginning;
    }
    return word;
  };

  return sentence.split(' ').map(shortened).join(' ');
}

console.log(replaceWords(['play', 'run', 'pl', 'out'], 'the player runs outside'));
