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

function letterCombinations(digits) {
  if (digits === '') return [];
  const found = [];
  const chosen = [];
  const extend = () => {
    if (chosen.length === digits.length) {
      found.push(chosen.join(''));
      return;
    }
    for (const letter of LETTERS[digits[chosen.length]]) {
      chosen.push(letter);
      extend();
      chosen.pop();
    }
  };
  extend();
  return found;
}

console.log(letterCombinations('27'));
