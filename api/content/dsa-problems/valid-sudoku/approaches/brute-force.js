function isValidSudoku(board) {
  const filled = [];
  for (const [row, line] of board.entries()) {
    for (const [column, digit] of [...line].entries()) {
      if (digit !== '.') filled.push({ row, column, digit });
    }
  }
  return filled.every((one, index) =>
    filled.slice(index + 1).every((other) => one.digit !== other.digit || !inOneGroup(one, other)),
  );
}

function inOneGroup(one, other) {
  const sameBox = boxOf(one) === boxOf(other);
  return one.row === other.row || one.column === other.column || sameBox;
}

function boxOf({ row, column }) {
  return 3 * Math.floor(row / 3) + Math.floor(column / 3);
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
