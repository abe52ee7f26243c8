function exist(board, word) {
  const available = countOf(board.join(''));
  const needed = countOf(word);
  // Some letter doesn't occur often enough.
  if ([...needed].some(([letter, count]) => count > (available.get(letter) ?? 0))) return false;
  // The search begins with the rarer end.
  const isRarerAtEnd = available.get(word.at(-1)) < available.get(word[0]);
  const letters = isRarerAtEnd ? [...word].reverse() : [...word];
  const cells = board.map((row) => [...row]);

  const search = (row, column, index) => {
    if (cells[row]?.[column] !== letters[index]) return false;
    if (index === letters.length - 1) return true;
    // Used: it equals no letter.
    cells[row][column] = '';
    const found =
      search(row - 1, column, index + 1) ||
      search(row + 1, column, index + 1) ||
      search(row, column - 1, index + 1) ||
      search(row, column + 1, index + 1);
    cells[row][column] = letters[index];
    return found;
  };

  return cells.some((line, row) => line.some((_, column) => search(row, column, 0)));
}

function countOf(letters) {
  const counts = new Map();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
}

console.log(exist(['care', 'dote', 'ants'], 'road'));
