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

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

function letterCombinations(digits) {
  if (digits === '') return [];
  const found = [];
  for (let number = 0; number < ALPHABET.length ** digits.length; number += 1) {
    const word = wordOf(number, digits.length);
    if (word.every((letter, index) => LETTERS[digits[index]].includes(letter))) {
      found.push(word.join(''));
    }
  }
  return found;
}

/** The letters are the digits of the number in base 26. */
function wordOf(number, length) {
  const word = [];
  for (let rest = number; word.length < length; rest = Math.floor(rest / ALPHABET.length)) {
    word.unshift(ALPHABET[rest % ALPHABET.length]);
  }
  return word;
}

console.log(letterCombinations('27'));
