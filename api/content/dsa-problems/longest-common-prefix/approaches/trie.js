const END = 'end';

function longestCommonPrefix(words) {
  const trie = new Map();
  for (const word of words) {
    let node = trie;
    for (const letter of word) {
      if (!node.has(letter)) node.set(letter, new Map());
      node = node.get(letter);
    }
    node.set(END, null);
  }

  const prefix = [];
  let node = trie;
  while (node.size === 1 && !node.has(END)) {
    const [[letter, child]] = node;
    prefix.push(letter);
    node = child;
  }
  return prefix.join('');
}

console.log(longestCommonPrefix(['clover', 'close', 'clock']));
