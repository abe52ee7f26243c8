const LETTERS = {
  2: 'abc',
  3: 'def',
  4: 'ghi',
  5: 'jkl',
  6: 'mno',
  7: 'pqrs',
  8: 'tuv',
  9: 'wxyz',
};

/**
 * Return all strings of letters for which the digits can stand.
 *
 * Without digits, there are none. letterCombinations("2") is
 * ["a", "b", "c"].
 * @param {string} digits
 * @returns {string[]}
 */
function letterCombinations(digits) {
}

console.log(letterCombinations('27'));
