const END = 'end';

function findWords(board, words) {
  const trie = new Map();
  for (const word of words) {
    let node = trie;
    for (const letter of word) {
      if (!node.has(letter)) node.set(letter, new Map());
      node = node.get(letter);
    }
    node.set(END, word);
  }
  const cells = board.map((row) => [...row]);
  const found = [];

  const search = (row, column, parent) => {
    const letter = cells[row]?.[column];
    const node = parent.get(letter);
    if (!node) return;
    if (node.has(END)) {
      found.push(node.get(END));
      node.delete(END);
    }
    // Used: no edge has this letter.
    cells[row][column] = '';
    search(row - 1, column, node);
    search(row + 1, column, node);
    search(row, column - 1, node);
    search(row, column + 1, node);
    cells[row][column] = letter;
    // Nothing is left to find there.
    if (node.size === 0) parent.delete(letter);
  };

  cells.forEach((line, row) => {
    line.forEach((_, column) => search(row, column, trie));
  });
  return found.sort();
}

const words = ['tea', 'toe', 'new', 'worn', 'nose'];

console.log(findWords(['tan', 'eor', 'sew'], words));
