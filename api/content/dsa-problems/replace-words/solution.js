const END = 'end';

function replaceWords(roots, sentence) {
  const trie = new Map();
  for (const root of roots) {
    let node = trie;
    for (const letter of root) {
      if (!node.has(letter)) node.set(letter, new Map());
      node = node.get(letter);
    }
    node.set(END, root);
  }
  return sentence
    .split(' ')
    .map((word) => shortened(word, trie))
    .join(' ');
}

function shortened(word, trie) {
  let node = trie;
  for (const letter of word) {
    node = node.get(letter);
    if (!node) return word;
    // Shorter roots come first on the path.
    if (node.has(END)) return node.get(END);
  }
  return word;
}

console.log(replaceWords(['play', 'run', 'pl', 'out'], 'the player runs outside'));
