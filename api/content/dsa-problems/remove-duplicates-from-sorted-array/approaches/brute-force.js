function removeDuplicates(numbers) {
  let index = 1;
  while (index < numbers.length) {
    if (numbers[index] === numbers[index - 1]) {
      for (let place = index + 1; place < numbers.length; place += 1) {
        numbers[place - 1] = numbers[place];
      }
      numbers.pop();
    } else {
      index += 1;
    }
  }
  return numbers.length;
}

const numbers = [2, 2, 5, 5, 5, 9];
const kept = removeDuplicates(numbers);
console.log([kept, numbers.slice(0, kept)]);
