function findMin(numbers) {
  for (let index = 1; index < numbers.length; index += 1) {
    if (numbers[index] < numbers[index - 1]) return numbers[index];
  }
  return numbers[0];
}

console.log(findMin([6, 9, 12, 1, 4]));
