function productExceptSelf(numbers) {
  const count = numbers.length;
  const before = new Array(count).fill(1);
  for (let index = 1; index < count; index += 1) {
    before[index] = before[index - 1] * numbers[index - 1];
  }
  const after = new Array(count).fill(1);
  for (let index = count - 2; index >= 0; index -= 1) {
    after[index] = after[index + 1] * numbers[index + 1];
  }
  return before.map((product, index) => product * after[index]);
}

console.log(productExceptSelf([2, 3, 4, 5]));
