function isValidSudoku(board) {
  const seen = new Set();
  for (let row = 0; row < 9; row += 1) {
    for (let column = 0; column < 9; column += 1) {
      const digit = board[row][column];
      if (digit === '.') continue;
      const box = 3 * Math.floor(row / 3) + Math.floor(column / 3);
      const facts = [`row ${row}: ${digit}`, `column ${column}: ${digit}`, `box ${box}: ${digit}`];
      for (const fact of facts) {
        if (seen.has(fact)) return false;
        seen.add(fact);
      }
    }
  }
  return true;
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
