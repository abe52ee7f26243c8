function removeDuplicates(numbers) {
  let kept = 1;
  for (const number of numbers) {
    if (number !== numbers[kept - 1]) {
      numbers[kept] = number;
      kept += 1;
    }
  }
  return kept;
}

const numbers = [2, 2, 5, 5, 5, 9];
const kept = removeDuplicates(numbers);
console.log([kept, numbers.slice(0, kept)]);
