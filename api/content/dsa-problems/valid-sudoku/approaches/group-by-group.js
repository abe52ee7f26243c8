function isValidSudoku(board) {
  const starts = [0, 3, 6];
  const columns = [...board[0]].map((_, column) => board.map((line) => line[column]).join(''));
  const boxes = starts.flatMap((row) =>
    starts.map((column) =>
      board
        .slice(row, row + 3)
        .map((line) => line.slice(column, column + 3))
        .join(''),
    ),
  );
  return [...board, ...columns, ...boxes].every((group) => {
    const digits = group.replaceAll('.', '');
    return new Set(digits).size === digits.length;
  });
}

const example = [
  '2...6...9',
  '.7.1..4..',
  '..8..3.1.',
  '5..9....2',
  '.4..7..6.',
  '9....1..8',
  '.8.5..7..',
  '..9..4.5.',
  '7...2...1',
];

console.log(isValidSudoku(example));
