function findMin(numbers) {
  return numbers.reduce((one, other) => Math.min(one, other));
}

console.log(findMin([6, 9, 12, 1, 4]));
