/**
 * Return true if no digit occurs twice in a row, column or box.
 *
 * board has nine strings of nine characters: digits, and "." for an
 * empty cell. isValidSudoku(Array(9).fill(".".repeat(9))) is true.
 * @param {string[]} board
 * @returns {boolean}
 */
function isValidSudoku(board) {
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
