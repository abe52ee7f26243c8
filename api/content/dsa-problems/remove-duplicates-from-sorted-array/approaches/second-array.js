function removeDuplicates(numbers) {
  const different = [];
  for (const number of numbers) {
    if (different.at(-1) !== number) different.push(number);
  }
  for (const [place, number] of different.entries()) numbers[place] = number;
  return different.length;
}

const numbers = [2, 2, 5, 5, 5, 9];
const kept = removeDuplicates(numbers);
console.log([kept, numbers.slice(0, kept)]);
