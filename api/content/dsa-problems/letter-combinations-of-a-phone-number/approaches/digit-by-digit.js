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
  let words = [''];
  for (const digit of digits) {
    words = words.flatMap((word) => [...LETTERS[digit]].map((letter) => word + letter));
  }
  return words;
}

console.log(letterCombinations('27'));
