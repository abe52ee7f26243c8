function findWords(board, words) {
  const cells = board.map((row) => [...row]);

  // Whether a path from this cell on spells word from index on.
  const spells = (word, index, row, column) => {
    if (index === word.length) return true;
    if (cells[row]?.[column] !== word[index]) return false;
    cells[row][column] = ''; // on the path
    const found =
      spells(word, index + 1, row - 1, column) ||
      spells(word, index + 1, row + 1, column) ||
      spells(word, index + 1, row, column - 1) ||
      spells(word, index + 1, row, column + 1);
    cells[row][column] = word[index];
    return found;
  };

  const isOnBoard = (word) =>
    cells.some((line, row) => line.some((_, column) => spells(word, 0, row, column)));
  return words.filter(isOnBoard).sort();
}

const words = ['tea', 'toe', 'new', 'worn', 'nose'];

console.log(findWords(['tan', 'eor', 'sew'], words));
