function findWords(board, words) {
  const prefixes = new Set();
  for (const word of words) {
    for (let end = 1; end <= word.length; end += 1) prefixes.add(word.slice(0, end));
  }
  const wanted = new Set(words);
  const cells = board.map((row) => [...row]);
  const found = new Set();

  const search = (row, column, before) => {
    const letter = cells[row]?.[column];
    const text = before + letter;
    if (letter === undefined || !prefixes.has(text)) return;
    if (wanted.has(text)) found.add(text);
    cells[row][column] = '-'; // used: no word has this character
    search(row - 1, column, text);
    search(row + 1, column, text);
    search(row, column - 1, text);
    search(row, column + 1, text);
    cells[row][column] = letter;
  };

  cells.forEach((line, row) => {
    line.forEach((_, column) => search(row, column, ''));
  });
  return [...found].sort();
}

const words = ['tea', 'toe', 'new', 'worn', 'nose'];

console.log(findWords(['tan', 'eor', 'sew'], words));
