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
 * Return all strings of letters that the digits can stand for.
 *
 * If there are no digits, return []. letterCombinations("2") is
 * ["a", "b", "c"].
 * @param {string} digits
 * @returns {string[]}
 */
function letterCombinations(digits) {
}

console.log(letterCombinations('27'));
