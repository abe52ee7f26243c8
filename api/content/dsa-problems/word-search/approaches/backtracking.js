function exist(board, word) {
  const cells = board.map((row) => [...row]);

  const search = (row, column, index) => {
    if (cells[row]?.[column] !== word[index]) return false;
    if (index === word.length - 1) return true;
    // Used: it equals no letter.
    cells[row][column] = '';
    const found =
      search(row - 1, column, index + 1) ||
      search(row + 1, column, index + 1) ||
      search(row, column - 1, index + 1) ||
      search(row, column + 1, index + 1);
    cells[row][column] = word[index];
    return found;
  };

  return cells.some((line, row) => line.some((_, column) => search(row, column, 0)));
}

console.log(exist(['care', 'dote', 'ants'], 'road'));
